/** Webmail addresses of well-known domains, so that the inbox is one tap away. */
const providers: readonly {
  readonly name: string
  readonly url: string
  readonly domains: RegExp
}[] = [
  { name: 'Gmail', url: 'https://mail.google.com/', domains: /^(gmail|googlemail)\.com$/ },
  {
    name: 'Outlook',
    url: 'https://outlook.live.com/mail/',
    domains: /^(outlook|hotmail|live|msn)\.[a-z.]+$/,
  },
  { name: 'Yahoo Mail', url: 'https://mail.yahoo.com/', domains: /^(yahoo\.[a-z.]+|ymail\.com)$/ },
  { name: 'iCloud Mail', url: 'https://www.icloud.com/mail/', domains: /^(icloud|me|mac)\.com$/ },
  {
    name: 'Proton Mail',
    url: 'https://mail.proton.me/',
    domains: /^(proton\.me|protonmail\.com|pm\.me)$/,
  },
  { name: 'GMX', url: 'https://www.gmx.net/', domains: /^gmx\.(net|de|at|ch|com)$/ },
  { name: 'WEB.DE', url: 'https://web.de/', domains: /^web\.de$/ },
  { name: 'T-Online', url: 'https://email.t-online.de/', domains: /^t-online\.de$/ },
  { name: 'WP Poczta', url: 'https://poczta.wp.pl/', domains: /^wp\.pl$/ },
  { name: 'O2 Poczta', url: 'https://poczta.o2.pl/', domains: /^(o2|tlen)\.pl$/ },
  {
    name: 'Onet Poczta',
    url: 'https://poczta.onet.pl/',
    domains: /^(onet\.pl|onet\.eu|op\.pl|vp\.pl)$/,
  },
  { name: 'Interia Poczta', url: 'https://poczta.interia.pl/', domains: /^interia\.(pl|eu)$/ },
  { name: 'Libero Mail', url: 'https://mail.libero.it/', domains: /^(libero|inwind|iol)\.it$/ },
  { name: 'Orange', url: 'https://mail.orange.fr/', domains: /^(orange|wanadoo)\.fr$/ },
  { name: 'La Poste', url: 'https://www.laposte.net/', domains: /^laposte\.net$/ },
  { name: 'Ziggo', url: 'https://webmail.ziggo.nl/', domains: /^(ziggo|casema|home)\.nl$/ },
  { name: 'KPN', url: 'https://webmail.kpnmail.nl/', domains: /^(kpnmail|planet|hetnet)\.nl$/ },
]

/** Returns the webmail provider of an address, or null if its domain is not well known. */
export function findMailProvider(
  email: string,
): { readonly name: string; readonly url: string } | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return providers.find((provider) => provider.domains.test(domain)) ?? null
}
