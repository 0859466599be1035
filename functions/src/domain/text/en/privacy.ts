/** Why each kind of detail matters. */
export const reasons = {
  name: "A name points straight at a person.",
  date: "The exact day of a birth, a stay or a death can identify a patient. A season or a year says enough.",
  age: "Very old people are few. Privacy rules put everyone over 89 in one group.",
  record: "A record number is one patient's alone.",
  phone: "A phone number belongs to one person.",
  email: "An email address belongs to one person.",
  room: "A room and a day together point at one patient.",
  address: "An address says where somebody lives.",
};
