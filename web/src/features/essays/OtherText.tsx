import * as text from "@text/tracker/essays";
import { History, TriangleAlert } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Button } from "../../ui/components/Button.tsx";
import { Notice } from "../../ui/components/Notice.tsx";
import type { EssayEditor } from "./EssaysStore.ts";
import { VERSIONS_ID } from "./versionsId.ts";

/** What another device has done to the essay. The text that was overwritten is among the versions. */
export const OtherText = observer(function OtherText({ editor }: { editor: EssayEditor }) {
  if (editor.isGone) {
    return (
      <Notice icon={TriangleAlert} tone="warn" role="status">
        {text.deletedElsewhere}
      </Notice>
    );
  }
  if (!editor.other) return null;
  return (
    <Notice
      icon={History}
      tone="warn"
      role="status"
      action={
        <span className="essay-writing__buttons">
          <a className="link" href={`#${VERSIONS_ID}`} onClick={editor.forgetOther}>
            {text.showVersions}
          </a>
          <Button variant="text" onClick={editor.forgetOther}>
            {text.understood}
          </Button>
        </span>
      }
    >
      {text.changedElsewhere}
    </Notice>
  );
});
