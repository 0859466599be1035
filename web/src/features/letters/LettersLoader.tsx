import * as text from "@text/tracker/letters";
import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { LettersContext } from "./useLetters.ts";

/** Loads the letters for what is inside, and shows their loading and failure. */
export const LettersLoader = observer(function LettersLoader({ children }: { children: ReactNode }) {
  const { letters } = usePlan();
  useEffect(() => letters.load(), [letters]);

  const { value: records } = letters;
  const failure = records?.list.failure ?? letters.failure;
  if (failure !== null) return <ErrorNote retry={records?.list.retry ?? letters.load}>{failure}</ErrorNote>;
  if (records?.list.status !== "ready") return <Loading what={text.yourLetters} shape="rows" />;
  return <LettersContext value={records}>{children}</LettersContext>;
});
