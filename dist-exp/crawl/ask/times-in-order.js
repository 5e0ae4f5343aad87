/** The result as it is, or a failure of ours when the times of a response are out of order. */
export async function withTimesInOrder(result) {
    if (result.kind !== "response")
        return result;
    const { times, spooled } = result.exchange;
    const { sentAt, firstByteAt, lastByteAt } = times;
    if (sentAt <= firstByteAt && firstByteAt <= lastByteAt)
        return result;
    await spooled?.discard();
    const message = `the times of the fetch are out of order: ${sentAt}, ${firstByteAt}, ${lastByteAt}`;
    return {
        kind: "failed",
        code: "internal",
        message,
        times: { sentAt, firstByteAt: sentAt, lastByteAt: sentAt },
    };
}
