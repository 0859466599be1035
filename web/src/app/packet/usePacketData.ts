import { APPLICATION_FORMS } from "@domain/application/application";
import { useEffect } from "react";
import type { EssaysStore } from "../../features/essays/EssaysStore.ts";
import type { LettersStore } from "../../features/letters/LettersStore.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { useLoaded } from "../../ui/components/useLoaded.ts";

/** The stores of a packet that load on demand. The others open with the plan. */
export interface PacketStores {
  readonly store: EssaysStore;
  readonly letters: LettersStore;
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
  const { value: store, failure: codeFailure, retry: retryCode } = useLoaded(essays.loaded);
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

  useEffect(() => store?.load(), [store]);

  const { value: records } = letters;
  const sources = [...lists, experiences, ...(records ? [records.list] : [])];
  const failure =
    codeFailure ??
    store?.failure ??
    letters.failure ??
    sources.find((source) => source.failure !== null)?.failure ??
    null;
  const isReady = sources.every(({ status }) => status === "ready") && store?.recordsStatus === "ready";

  function retry() {
    if (codeFailure !== null) retryCode();
    if (letters.failure !== null) letters.load();
    store?.retry();
    for (const source of sources) source.retry();
  }

  return { stores: isReady && store && records ? { store, letters: records } : null, failure, retry };
}
