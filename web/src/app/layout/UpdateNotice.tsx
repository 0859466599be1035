import * as text from "@text/layout/device";
import { Sparkle } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Notice } from "../../ui/components/Notice.tsx";

/** Offers a newer version of Cairn. What is being typed is kept as a draft. */
export const UpdateNotice = observer(function UpdateNotice() {
  const { shell } = useStores();
  if (!shell.hasUpdate) return null;
  return (
    <Notice icon={Sparkle} role="status" action={<Button onClick={shell.takeUpdate}>{text.reload}</Button>}>
      {text.newVersion}
    </Notice>
  );
});
