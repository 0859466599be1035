export const profileSettings = "Profile Settings";
export const dashboardColors = "Dashboard colors";
export const themes = {
  lichen: "Lichen",
  tarn: "Tarn",
  slate: "Slate",
  ochre: "Ochre",
  clay: "Clay",
  heather: "Heather",
};
export const lightOrDark = "Light or dark";
export const modes = { system: "System", light: "Light", dark: "Dark" };

export const photo = "Profile photo";
export const photoOfYou = "Your profile photo";
export const choosePhoto = "Choose a photo";
export const changePhoto = "Change the photo";
export const removePhoto = "Remove the photo";
export const shrinking = "Shrinking";
export const photoHint =
  "JPEG, PNG or WebP, up to 20 MB. Your device crops it to a square and shrinks it before it is stored. Location and camera details are removed.";
export const photoFile = "Photo file";
export const photoRemoved = "Your photo has been removed.";
export const photoChanged = "Your photo has been changed.";
export const photoNotLoaded = "Your photo could not be loaded. Try again.";

export const notAPicture = "This is not a JPEG, PNG or WebP picture. Choose another file.";
export const pictureTooLarge = "This picture is over 20 MB. Choose a smaller one.";
export const pictureStaysTooLarge = "This picture cannot be made small enough. Choose another one.";
export const pictureBroken = "This picture cannot be read. It may be damaged. Choose another one.";
export const cannotDraw = "This browser cannot shrink pictures. Try another browser.";
