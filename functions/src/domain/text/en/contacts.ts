/** What an application asks about a contact, as part of a list: "Missing: first name, title". */
export const details = {
  firstName: "first name",
  lastName: "last name",
  title: "title",
  phoneOrEmail: "phone or email",
  supervisorName: "supervisor name",
  supervisorContact: "supervisor contact",
};
