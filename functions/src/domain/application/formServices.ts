import type { School } from "../school/school.ts";
import type { DashboardItem } from "../shared/stage.ts";
import type { ApplicationForm } from "./application.ts";
import { type ApplicationService, serviceOf } from "./applicationService.ts";
import { FORM_SERVICES, type FormService } from "./formService.ts";

type Several<Item> = readonly [Item, ...Item[]];

/** The services a track's students can choose from. The first is used if a student chooses none. */
export const SERVICES_OF_TRACK: Readonly<Record<DashboardItem, Several<FormService>>> = {
  HS: ["common_app", "uc"],
  PM: ["amcas", "aacomas", "tmdsas"],
  PD: ["aadsas", "tmdsas"],
};

/** The lists of a service's application. The first is the one of experiences. */
export const FORMS_OF_SERVICE: Readonly<Record<FormService, Several<ApplicationForm>>> = {
  common_app: ["common_app", "common_app_honors"],
  uc: ["uc"],
  amcas: ["amcas"],
  aacomas: ["aacomas", "aacomas_achievements"],
  tmdsas: ["tmdsas"],
  aadsas: ["aadsas", "aadsas_achievements"],
};

/** The student's services for a track, in display order. Without a choice, the track's first. */
export function chosenServices(
  track: DashboardItem,
  chosen: readonly FormService[] | undefined,
): readonly [FormService, ...FormService[]] {
  const [usual, ...others] = SERVICES_OF_TRACK[track];
  const [first, ...rest] = [usual, ...others].filter((service) => chosen?.includes(service));
  return first === undefined ? [usual] : [first, ...rest];
}

/**
 * The choice after one service of the track is added or left out. Other tracks' services stay.
 *
 * @param chosen The choice before. Undefined means the track's first service.
 */
export function withService(
  track: DashboardItem,
  chosen: readonly FormService[] | undefined,
  service: FormService,
  isUsed: boolean,
): FormService[] {
  const wanted = new Set<FormService>([...(chosen ?? []), ...chosenServices(track, chosen)]);
  if (isUsed) wanted.add(service);
  else wanted.delete(service);
  return FORM_SERVICES.filter((each) => wanted.has(each));
}

/** The forms to offer: those of the student's services, then others. In high school, only those for colleges. */
export function offeredForms(
  track: DashboardItem,
  chosen: readonly FormService[] | undefined,
): readonly [ApplicationForm, ...ApplicationForm[]] {
  const own = chosenServices(track, chosen);
  const others = (track === "HS" ? SERVICES_OF_TRACK.HS : FORM_SERVICES).filter((service) => !own.includes(service));
  const [first, ...rest] = [...own, ...others].flatMap((service) => FORMS_OF_SERVICE[service]);
  return [first ?? FORMS_OF_SERVICE[own[0]][0], ...rest];
}

/** The service that lists a form. */
export function serviceWith(form: ApplicationForm): FormService {
  return FORM_SERVICES.find((service) => FORMS_OF_SERVICE[service].includes(form)) ?? "common_app";
}

const FORM_SERVICE_OF: Readonly<Record<ApplicationService, FormService>> = {
  AMCAS: "amcas",
  AACOMAS: "aacomas",
  AADSAS: "aadsas",
  TMDSAS: "tmdsas",
};

type Listed = Pick<School, "track" | "kind" | "state" | "control" | "schoolId" | "name">;

/** The services that a track's schools use, each with the number of its schools. */
export function servicesOfSchools(track: DashboardItem, schools: readonly Listed[]): ReadonlyMap<FormService, number> {
  const counts = new Map<FormService, number>();
  for (const school of schools.filter((each) => each.track === track)) {
    const service = formServiceOf(school);
    if (service !== null && SERVICES_OF_TRACK[track].includes(service)) {
      counts.set(service, (counts.get(service) ?? 0) + 1);
    }
  }
  return counts;
}

/** The names of the University of California's campuses. */
export const UC_CAMPUS = /^(University of California\b|UC )/;

/** Null for a college other than the University of California's: Cairn does not know which form it takes. */
function formServiceOf(school: Listed): FormService | null {
  if (school.kind === "UG") return UC_CAMPUS.test(school.name) ? "uc" : null;
  const service = serviceOf(school);
  return service === null ? null : FORM_SERVICE_OF[service];
}
