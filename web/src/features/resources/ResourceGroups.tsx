import * as text from "@text/resources";
import {
  Bone,
  BookOpen,
  BriefcaseMedical,
  Calculator,
  FileText,
  FlaskConical,
  HandHeart,
  HeartPulse,
  Landmark,
  type LucideIcon,
  PencilLine,
  School,
  Stethoscope,
  TentTree,
  Timer,
  Trophy,
  Users,
} from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { ResourceGroup, Resources, ResourceTab } from "../../content/resources.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { EmptyState } from "../../ui/components/EmptyState.tsx";
import { Fold } from "../../ui/components/Fold.tsx";
import { ResourceCard } from "./ResourceCard.tsx";
import { passes, type ResourceFilter } from "./resourceFilter.ts";

const MARKS: Readonly<Record<string, LucideIcon>> = {
  "school-coursework": School,
  extracurriculars: Trophy,
  "sat-study": PencilLine,
  "act-study": Timer,
  "common-app": FileText,
  volunteering: HandHeart,
  shadowing: Stethoscope,
  "summer-programs": TentTree,
  "mcat-study": PencilLine,
  "dat-study": PencilLine,
  "amcas-help": FileText,
  "aadsas-help": FileText,
  "clinical-experience": BriefcaseMedical,
  clerkships: BriefcaseMedical,
  research: FlaskConical,
  "med-research": FlaskConical,
  "dental-shadowing": Stethoscope,
  "dental-experience": Bone,
  "prereq-coursework": Calculator,
  "dental-organizations": Users,
  "college-finance": Landmark,
  "prehealth-finance": Landmark,
  "med-finance": Landmark,
  "dental-finance": Landmark,
  wellbeing: HeartPulse,
};

interface ResourceGroupsProps {
  tab: ResourceTab;
  resources: Resources;
  filter: ResourceFilter;
}

/** A tab's non-empty categories. The first one is open. */
export function ResourceGroups({ tab, resources, filter }: ResourceGroupsProps) {
  const groups = resources.groupsOf(tab);
  const shown = groups
    .map((group) => ({ ...group, resources: group.resources.filter((resource) => passes(resource, filter)) }))
    .filter((group) => group.resources.length > 0);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(groups.slice(0, 1).map(({ category }) => category.id)));

  function handleToggle(id: string) {
    const after = new Set(open);
    if (!after.delete(id)) after.add(id);
    setOpen(after);
  }

  if (shown.length === 0) {
    return (
      <EmptyState heading={text.nothingOfThatKind} level={2}>
        {text.takeAnotherKind}
      </EmptyState>
    );
  }
  return shown.map((group) => (
    <GroupFold
      key={group.category.id}
      group={group}
      isOpen={open.has(group.category.id)}
      onToggle={() => handleToggle(group.category.id)}
    />
  ));
}

interface GroupFoldProps {
  group: ResourceGroup;
  isOpen: boolean;
  onToggle: () => void;
}

const GroupFold = observer(function GroupFold({ group, isOpen, onToggle }: GroupFoldProps) {
  const { savedResources } = usePlan();
  const { category, why, resources } = group;
  const Mark = MARKS[category.id] ?? BookOpen;
  const saved = resources.filter(({ id }) => savedResources.find(id)).length;
  const count = resources.length;
  return (
    <Fold
      heading={category.name}
      mark={<Mark className="icon" />}
      meta={saved > 0 ? text.resourcesAndSaved(count, saved) : text.resources(count)}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <p className="resources__why">{why}</p>
      {/* Renders cards only when they are visible, because a tab has dozens. */}
      {isOpen && (
        <ul className="resources__cards">
          {resources.map((resource, index) => (
            <ResourceCard
              key={resource.id}
              resource={resource}
              savedGroup={category.saved_group}
              isLead={index === 0 && resources.length > 2}
            />
          ))}
        </ul>
      )}
    </Fold>
  );
});
