import type { SMTPTransportOptions } from "nodemailer";
import type { Mailed, Mailer, MailMessage, MailServer } from "#ports/index.js";
/** Sends mail by the server that each message names. */
export declare class SmtpMailer implements Mailer {
    send(message: MailMessage, server: MailServer, signal?: AbortSignal): Promise<Mailed>;
}
/** How a server is reached: never in the clear, this machine's own aside. @throws UsageError for what is no mail server */
export declare function smtpOptions({ url, login }: MailServer): SMTPTransportOptions;
