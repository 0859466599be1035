/** Hosting's preview channels: `ID--NAME-RANDOM.web.app`, a new address each time. */
const PREVIEW_CHANNEL = /--.+\.web\.app$/;

/**
 * The domain that serves the sign-in helper pages (`/__/auth/*`). Hosting serves them on every domain of the site. A
 * sign-in by redirect works only if they are on the app's own domain, because browsers block storage in a cross-site
 * iframe. Source: firebase.google.com/docs/auth/web/redirect-best-practices, option 1.
 *
 * A preview channel uses the project's domain, because no provider knows the channel's address.
 *
 * @param hostname where the page is served
 * @param projectDomain the auth domain in the project's configuration, `ID.firebaseapp.com`
 */
export function authDomainFor(hostname: string, projectDomain: string | undefined): string {
  return projectDomain !== undefined && PREVIEW_CHANNEL.test(hostname) ? projectDomain : hostname;
}
