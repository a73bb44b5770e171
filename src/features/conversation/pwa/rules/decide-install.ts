/** The facts a browser has about installing the site as an app. */
export interface InstallFacts {
  /** This page runs in the installed app. */
  readonly standalone: boolean
  /** It was installed from this browser before, as far as the browser has told. */
  readonly installed: boolean
  /** The browser offers to install it: `beforeinstallprompt` has fired. */
  readonly offered: boolean
  /** Safari and other browsers on iPhones and iPads, where it is added from the share menu. */
  readonly ios: boolean
}

/** How to install it here: by a button, by instructions, or not, because it is or can't be. */
export type InstallWay = 'installed' | 'prompt' | 'ios' | 'menu'

/** Decides how the settings offer the installation. */
export function decideInstallWay(facts: InstallFacts): InstallWay {
  if (facts.standalone) return 'installed'
  if (facts.offered) return 'prompt'
  if (facts.ios) return 'ios'
  return facts.installed ? 'installed' : 'menu'
}

/**
 * Whether to hint at the installation (NTF-08): after the first match or message, where it is known
 * to be possible, and never to someone who has installed it.
 */
export function isInstallHintDue(facts: InstallFacts & { readonly met: boolean }): boolean {
  const way = decideInstallWay(facts)
  return facts.met && (way === 'prompt' || way === 'ios')
}
