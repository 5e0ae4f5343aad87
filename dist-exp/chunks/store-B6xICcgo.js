export { _r as removeUnfinished, vr as tellOfUnfinished } from "./messages-BR4EaSfy.js";
import "./store-B-jxG4ia.js";
import "./lab-xztJM_rt.js";
import "./copy-progress-D3R35_aB.js";
import "./tables-place-4wlibxC5.js";
import "./cluster-address-D3WV7l3N.js";
import "./cluster-command-oLxcw4HQ.js";
import "./export-SLz6YfBZ.js";
import "./watch-command-BzJBg7bI.js";
