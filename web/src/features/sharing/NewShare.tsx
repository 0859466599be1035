import * as text from "@text/sharing/sharing";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { AppError } from "../../base/errors.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { LinkTools } from "./LinkTools.tsx";
import { type FirstChoice, ShareForm } from "./ShareForm.tsx";
import type { ShareChoice, SharesStore } from "./SharesStore.ts";

interface NewShareProps {
  records: SharesStore;
  first: FirstChoice;
  onClose: () => void;
}

/** The form for a new share, then its link. */
export const NewShare = observer(function NewShare({ records, first, onClose }: NewShareProps) {
  const [madeId, setMadeId] = useState<string | null>(null);
  const link = madeId === null ? null : records.linkOf(madeId);

  async function handleMake(choice: ShareChoice) {
    const { id, written } = await records.create(choice);
    if (!(await written)) throw new AppError("refused", text.refused);
    setMadeId(id);
  }

  if (link !== null) return <Result link={link} onClose={onClose} />;
  return (
    <Card heading={text.newHeading}>
      <ShareForm
        records={records}
        first={first}
        label={text.newHeading}
        submitLabel={text.makeLink}
        onSubmit={handleMake}
        onClose={onClose}
      />
    </Card>
  );
});

function Result({ link, onClose }: { link: string; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);

  // The link takes the focus, so that screen readers say that it is ready.
  useEffect(() => field.current?.focus(), []);

  return (
    <Card heading={text.linkReady}>
      <div className="card__body sharing__result">
        <p>{text.linkReadyText}</p>
        <label className="field">
          <span className="label">{text.theLink}</span>
          <input
            ref={field}
            className="input sharing__link"
            readOnly
            value={link}
            translate="no"
            onFocus={({ target }) => target.select()}
          />
        </label>
        <div className="sharing__tools">
          <LinkTools link={link} name="" />
          <Button variant="text" onClick={onClose}>
            {text.done}
          </Button>
        </div>
      </div>
    </Card>
  );
}
