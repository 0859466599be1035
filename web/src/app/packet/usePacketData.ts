import { APPLICATION_FORMS } from "@domain/application/application";
import { useEffect } from "react";
import type { EssayDesk } from "../../features/essays/EssayDesk.ts";
import type { LetterRecords } from "../../features/letters/LetterRecords.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { useLoaded } from "../../ui/components/useLoaded.ts";

/** The stores of a packet that load on demand. The others open with the plan. */
export interface PacketStores {
  readonly desk: EssayDesk;
  readonly letters: LetterRecords;
}

interface PacketData {
  /** Null until everything that the packet prints is there. */
  readonly stores: PacketStores | null;
  readonly failure: string | null;
  readonly retry: () => void;
}

/** Loads everything that a packet prints. Use it in an observer. */
export function usePacketData(): PacketData {
  const { application, checklists, courses, essays, experiences, letters, schools, scores } = usePlan();
  const { value: desk, failure: deskFailure, retry: retryDesk } = useLoaded(essays.load);
  const lists = [
    ...APPLICATION_FORMS.map((form) => application.listOf(form)),
    checklists.current,
    courses.list,
    schools.list,
    scores.list,
  ];

  useEffect(() => {
    experiences.load();
    courses.list.load();
    letters.load();
    for (const form of APPLICATION_FORMS) application.listOf(form).load();
  }, [application, courses, experiences, letters]);

  useEffect(() => desk?.load(), [desk]);

  const { records } = letters;
  const sources = [...lists, experiences, ...(records ? [records.list] : [])];
  const failure =
    deskFailure ??
    desk?.failure ??
    letters.failure ??
    sources.find((source) => source.failure !== null)?.failure ??
    null;
  const isReady = sources.every(({ status }) => status === "ready") && desk?.recordsStatus === "ready";

  function retry() {
    if (deskFailure !== null) retryDesk();
    if (letters.failure !== null) letters.load();
    desk?.retry();
    for (const source of sources) source.retry();
  }

  return { stores: isReady && desk && records ? { desk, letters: records } : null, failure, retry };
}
