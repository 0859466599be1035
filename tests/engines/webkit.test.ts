import { describeMailAndDevices } from "./mailAndDevices.ts";
import { startWebKit } from "./startWebKit.ts";
import { describeStory } from "./story.ts";

/** User agents as Safari 26 sends them. An iPhone's system version is frozen. */
const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.2 Safari/605.1.15";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.2 Mobile/15E148 Safari/604.1";

const asMac = () => startWebKit({ name: "WebKit as a Mac", userAgent: MAC, width: 1280, height: 900 });
const asIphone = () => startWebKit({ name: "WebKit as an iPhone", userAgent: IPHONE, width: 390, height: 844 });

describeStory("WebKit as a Mac", asMac);
describeStory("WebKit as an iPhone", asIphone);
describeMailAndDevices("WebKit as an iPhone", asIphone);
