import { type Contact, contactsIn } from "@domain/experience/contacts";
import * as text from "@text/tracker/letters";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { typeInto } from "../../ui/forms/typedFields.ts";

/** Fills the form with a person from the experiences. Renders nothing if they name no person. */
export const WriterPicker = observer(function WriterPicker() {
  const { experiences } = usePlan();
  useEffect(() => experiences.load(), [experiences]);
  const contacts = experiences.status === "ready" ? contactsIn(experiences.records) : [];
  if (contacts.length === 0) return null;

  function handleChange({ value, form }: HTMLSelectElement) {
    const person = contacts.find(({ supervisorName }) => supervisorName === value);
    if (!person || !form) return;
    for (const [name, filled] of Object.entries(fieldsOf(person))) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement) typeInto(field, filled);
    }
  }

  return (
    <SelectField
      label={text.takeFromExperiences}
      // Without a name: it only fills other fields and is not part of the record.
      name=""
      optional
      options={[
        { value: "", label: text.choosePerson },
        ...contacts.map(({ supervisorName }) => ({ value: supervisorName, label: supervisorName })),
      ]}
      onChange={({ currentTarget }) => handleChange(currentTarget)}
    />
  );
});

function fieldsOf({ supervisorName, contactTitle, contactEmail, contactPhone }: Contact) {
  return { writer: supervisorName, role: contactTitle, email: contactEmail, phone: contactPhone };
}
