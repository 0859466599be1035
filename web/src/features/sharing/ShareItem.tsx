import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/sharing/sharing";
import { partNames } from "@text/stores/sharing";
import { Ban, CircleStop, Pencil } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useId, useState } from "react";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Notice } from "../../ui/components/Notice.tsx";
import { Tag } from "../../ui/components/Tag.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { dayText } from "../../views/dayText.ts";
import { ChangeShare } from "./ChangeShare.tsx";
import { EndDialog } from "./EndDialog.tsx";
import { LinkTools } from "./LinkTools.tsx";
import { PasteLink } from "./PasteLink.tsx";
import { ShareComments } from "./ShareComments.tsx";
import type { ShareRecord } from "./ShareRecord.ts";
import type { SharesStore } from "./SharesStore.ts";

interface ShareItemProps {
  records: SharesStore;
  row: ShareRecord;
}

/** One share: who it is for, what it shows, what has happened to it, and what the student can do with it. */
export const ShareItem = observer(function ShareItem({ records, row }: ShareItemProps) {
  const id = useId();
  const [isChanging, setIsChanging] = useState(false);
  const share = records.shareOf(row.id);
  const link = records.linkOf(row.id);
  const isOver = row.ends_on < localDayOf(new Date());
  const kind = text.meantFor[row.meant_for_kind];
  const name = share?.head?.meant_for ? text.named(kind, share.head.meant_for) : kind;
  const isUsable = share !== null && !share.isWrongKey && !share.isClosed;
  const liveFailure = records.live.failures.get(row.id);

  useEffect(() => share?.load(), [share]);

  return (
    <section className="share" aria-labelledby={id}>
      <div className="share__head">
        <h3 id={id}>{name}</h3>
        <Standing row={row} isOver={isOver} isClosed={share?.isClosed ?? false} />
      </div>
      <p className="share__parts">{row.parts.map((part) => partNames[part]).join(", ")}</p>
      <p className="quiet">
        {[(isOver ? text.endedOn : text.endsOn)(dayText(row.ends_on)), openedText(records, row.id)].join(" · ")}
      </p>
      {liveFailure !== undefined && (
        <Notice icon={Ban} tone="warn">
          {liveFailure}
        </Notice>
      )}
      {share?.isClosed && (
        <Notice icon={Ban} tone="warn">
          {text.closedHint}
        </Notice>
      )}
      {(share === null || share.isWrongKey) && (
        <PasteLink records={records} reason={share === null ? text.otherDevice : text.wrongKey} />
      )}
      <div className="sharing__tools">
        {isUsable && link !== null && !isOver && <LinkTools link={link} name={name} />}
        {isUsable && !isChanging && share.head !== null && (
          <Button variant="quiet" aria-label={text.changeOf(name)} onClick={() => setIsChanging(true)}>
            <Pencil className="icon" aria-hidden />
            {text.change}
          </Button>
        )}
        <EndShare records={records} row={row} name={name} isOver={isOver} />
      </div>
      {isChanging && share?.head && (
        <ChangeShare records={records} row={row} head={share.head} name={name} onClose={() => setIsChanging(false)} />
      )}
      {isUsable && <ShareComments records={records} row={row} share={share} />}
    </section>
  );
});

function openedText(records: SharesStore, id: string): string {
  const { opened_count, last_opened_on } = records.newsOf(id);
  return opened_count === 0 ? text.notOpened : text.openedTimes(opened_count, dayText(last_opened_on));
}

function Standing({ row, isOver, isClosed }: { row: ShareRecord; isOver: boolean; isClosed: boolean }) {
  if (isClosed) return <Tag tone="warn">{text.closed}</Tag>;
  if (isOver) return <Tag tone="outline">{text.over}</Tag>;
  return row.is_live ? <Tag tone="ok">{text.live}</Tag> : <Tag>{text.frozen}</Tag>;
}

const EndShare = observer(function EndShare({
  records,
  row,
  name,
  isOver,
}: ShareItemProps & { name: string; isOver: boolean }) {
  const { connection } = useStores();
  const showToast = useToast();
  const [isAsking, setIsAsking] = useState(false);

  async function handleEnd() {
    setIsAsking(false);
    await records.end(row);
    showToast(connection.isOnline ? text.ended : text.endsLater);
  }

  return (
    <>
      <Button
        variant="danger-quiet"
        aria-label={(isOver ? text.removeOf : text.endOf)(name)}
        onClick={() => (isOver ? void handleEnd() : setIsAsking(true))}
      >
        <CircleStop className="icon" aria-hidden />
        {isOver ? text.remove : text.end}
      </Button>
      <EndDialog title={text.endTitle(name)} isOpen={isAsking} onClose={() => setIsAsking(false)} onEnd={handleEnd}>
        {text.endText}
      </EndDialog>
    </>
  );
});
