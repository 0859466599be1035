import type { Contact } from "@domain/experience/contacts";
import { EXPERIENCE_FORMS } from "@domain/experience/experienceFormFields";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/experienceForm";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { typeInto } from "../../ui/forms/typedFields.ts";

interface ContactPickerProps {
  track: DashboardItem;
  contacts: readonly Contact[];
}

/** Fills the contact's fields with a person from an earlier experience. Renders nothing if none is known. */
export function ContactPicker({ track, contacts }: ContactPickerProps) {
  if (contacts.length === 0) return null;

  function handleChange(select: HTMLSelectElement) {
    const contact = contacts.find(({ supervisorName }) => supervisorName === select.value);
    if (!contact || !select.form) return;
    for (const { stored, name } of EXPERIENCE_FORMS[track]) {
      const field = isDetail(contact, stored) ? select.form.elements.namedItem(name) : null;
      if (field instanceof HTMLInputElement && isDetail(contact, stored)) typeInto(field, contact[stored]);
    }
  }

  return (
    <div className="form-part__field form-part__field--3">
      <SelectField
        label={text.takeEarlierContact}
        // Without a name: it only fills other fields and is not part of the record.
        name=""
        optional
        options={[
          { value: "", label: text.chooseContact },
          ...contacts.map(({ supervisorName }) => ({ value: supervisorName, label: supervisorName })),
        ]}
        onChange={({ currentTarget }) => handleChange(currentTarget)}
      />
    </div>
  );
}

function isDetail(contact: Contact, stored: string): stored is keyof Contact {
  return stored in contact;
}
