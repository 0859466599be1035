import * as text from "@text/support";
import { filled } from "../../ui/components/filled.tsx";

/** Help lines, for students in a crisis. */
export function CareLine() {
  const numbers = {
    lifeline: <a href="tel:988">988</a>,
    crisisLine: <a href="sms:741741?&body=HOME">741741</a>,
  };
  return <p className="support__care">{filled(text.care, numbers)}</p>;
}
