/**
 * Words that suggest a role on the site, in the seven languages, without accents: a name that
 * contains one is refused.
 */
const roles: ReadonlySet<string> = new Set(
  `admin admins administrator administrators administrateur administratrice administrador administradora
  amministratore amministratrice beheerder administratorka sysadmin superuser root webmaster postmaster hostmaster
  moderator moderators moderation moderateur moderatrice moderador moderadora moderatore moderatrici moderatorin
  moderatorka moderacja moderatie moderazione support supportteam helpdesk soporte supporto assistance assistenza
  asistencia kundenservice kundendienst kundensupport klantenservice klantendienst obsluga customerservice
  customercare official officiel officielle oficial ufficiale offiziell officieel oficjalny oficjalna
  noreply sysop mod mods`.split(/\s+/),
)

/** Words that are refused only if the whole name consists of such words and digits. */
const weak: ReadonlySet<string> = new Set(
  `team teams equipe equipo squadra zespol staff personal personeel personale mitarbeiter medewerker crew
  help hilfe hulp aide aiuto ayuda pomoc service servicio servizio dienst info information informacion informatie
  informazioni informacje security sicherheit veiligheid securite sicurezza seguridad bezpieczenstwo safety
  billing payments zahlungen betalingen paiements pagamenti pagos platnosci refunds system systeme sistema
  site website owner eigentumer eigenaar proprietaire proprietario propietario wlasciciel the das die der de het
  le la les il lo el los our unser ons notre nostro nuestro nasz customer client kunden klant cliente klient
  account accounts verification konto compte cuenta`.split(/\s+/),
)

/** In lower case without accents, for comparison with reserved words. */
export function foldWords(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l')
}

/**
 * Whether a user name could be mistaken for the site's own team (ACC-04): a role, or one of
 * `ownNames`, the names of the site and its company. `fold` makes words that look alike equal; the
 * server's also handles other scripts.
 */
export function isReservedName(
  name: string,
  ownNames: readonly string[],
  fold: (text: string) => string = foldWords,
): boolean {
  const words = fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const has = (set: ReadonlySet<string>) => {
    const folded = foldedSets.get(fold)?.get(set) ?? remember(set, fold)
    return (word: string) => folded.has(word) || folded.has(word.replace(/\p{N}+$/u, ''))
  }
  const [isRole, isWeak] = [has(roles), has(weak)]
  const together = words.join('')
  const own = ownNames
    .map((text) => fold(text).replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((text) => text.length >= 3)
  return (
    words.some(isRole) ||
    isRole(together) ||
    own.some((text) => together.includes(text)) ||
    (words.length > 0 && words.every((word) => isWeak(word) || /^\p{N}+$/u.test(word)))
  )
}

const foldedSets = new Map<unknown, Map<ReadonlySet<string>, ReadonlySet<string>>>()

function remember(set: ReadonlySet<string>, fold: (text: string) => string): ReadonlySet<string> {
  const folded = new Set([...set].map((word) => fold(word)))
  const sets = foldedSets.get(fold) ?? new Map<ReadonlySet<string>, ReadonlySet<string>>()
  foldedSets.set(fold, sets.set(set, folded))
  return folded
}
