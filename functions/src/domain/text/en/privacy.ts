/** Why each kind of detail matters. */
export const reasons = {
  name: "A name identifies a person directly.",
  date: "The exact day of a birth, a stay or a death can identify a patient. A season or a year is enough.",
  age: "There are few very old people. Privacy rules put everyone over 89 in one group.",
  record: "A record number belongs to one patient.",
  phone: "A phone number belongs to one person.",
  email: "An email address belongs to one person.",
  room: "A room and a day together identify one patient.",
  address: "An address says where someone lives.",
};
