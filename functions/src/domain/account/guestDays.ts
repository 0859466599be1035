/** Days after which the plan of a guest who has not come back is deleted. */
export const GUEST_DAYS = 60;
