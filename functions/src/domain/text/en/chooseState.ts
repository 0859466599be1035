export const chooseState = "Choose a state.";
