import { essayName } from "@domain/essay/essay";
import { goneOn, TRASH_DAYS } from "@domain/journal/journal";
import * as text from "@text/tracker/essays";
import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { ESSAYS } from "../../base/paths.ts";
import { Trash } from "../../ui/writing/Trash.tsx";
import { dayText } from "../../views/dayText.ts";
import type { EssaysStore } from "./EssaysStore.ts";

/** Deleted essays that can still be restored. */
export const EssayTrash = observer(function EssayTrash({ store }: { store: EssaysStore }) {
  const { trash } = store;
  return (
    <Trash
      rows={trash.map((row) => ({
        id: row.id,
        name: essayName(row),
        opener: <Link to={`${ESSAYS}/${row.id}`}>{essayName(row)}</Link>,
        goneOn: row.deleted_on && dayText(goneOn(row.deleted_on)),
      }))}
      waitHere={text.waitHere(TRASH_DAYS)}
      deleteAsk={text.deleteAsk}
      noWayBack={text.noWayBack}
      onRestore={(id) => void store.restore(id)}
      onDelete={(ids) => store.remove(trash.filter(({ id }) => ids.includes(id)))}
    />
  );
});
