import type { Term } from './check-terms.ts'

/** Dutch words and forms of address; see docs/terms.md. */
export const terms: readonly Term[] = [
  {
    pattern: /(?<!\p{L})(?:uw|uzelf)(?!\p{L})|(?<!\p{L})U(?= (?:kunt|hebt|bent|moet|wilt))/iu,
    use: '“je”, “jouw”',
    why: 'every text says je',
  },
  { pattern: /(?<!\p{L})opnamen?(?!\p{L})/iu, use: '“selfie” or “foto”' },
  { pattern: /(?<!\p{L})bundels?(?!\p{L})/iu, use: '“pakket”' },
  { pattern: /(?<!\p{L})(?:brief|brieven)(?!\p{L})/iu, use: '“e-mail”' },
  { pattern: /(?<![\p{L}-])mails?(?!\p{L})/iu, use: '“e-mail”' },
  { pattern: /(?<!\p{L})machines?(?!\p{L})/iu, use: '“AI”' },
  { pattern: /verz(?:end|ond)/iu, use: '“versturen”, “verstuurd”' },
  { pattern: /betaalwijze|manier om te betalen/iu, use: '“betaalmethode”' },
  { pattern: /\((?:niet verplicht|hoeft niet)\)/iu, use: '“(optioneel)”' },
  { pattern: /^Nu niet$/u, use: '“Niet nu”' },
  {
    pattern: /klantenservice|(?<!\p{L})hulp(?:pagina)?(?!\p{L})/iu,
    use: '“helpdesk”',
    except: ['persona_desk.pace'],
    why: 'except help between colleagues',
  },
  { pattern: /bewaarde kaart/iu, use: '“opgeslagen kaart”' },
  { pattern: /^(?:Bewaren|Bewaard|Wordt bewaard)$/u, use: '“Opslaan”, “Opgeslagen”' },
  { pattern: /(?<!\p{L})bezig met(?!\p{L})/iu, use: '“Wordt opgeslagen”, “Wordt verstuurd” …' },
  { pattern: /(?<!\p{L})echt mens(?!\p{L})|één mens(?!\p{L})/iu, use: '“echte persoon”' },
  { pattern: /pauze met(?!\p{L})|heb(?:t)? pauze/iu, use: '“een pauze nemen van”' },
  { pattern: /(?<!\p{L})vanzelf(?!\p{L})/iu, use: '“automatisch”' },
  { pattern: /overboeking/iu, use: '“overschrijving”' },
  { pattern: /(?<!\p{L})kantoor(?!\p{L})/iu, use: '“backoffice”' },
  {
    pattern: /(?<!\p{L})stad(?!\p{L})|stadshart/iu,
    use: '“woonplaats”',
    except: ['icebreakers'],
    why: 'except in a question of small talk',
  },
  {
    pattern: /(?<!\p{L})haar(?!\p{L})/iu,
    use: '“die” or “de”, for things',
    except: ['profiles', 'traits'],
    why: 'a profile shows the colour of hair',
  },
  {
    pattern: /k(?:an|unnen) nu niet (?:worden geladen|geladen worden)/iu,
    use: '“kon niet worden geladen”',
  },
  { pattern: /^Probeer opnieuw$/u, use: '“Opnieuw proberen”' },
  {
    pattern: /gesprek(?:ken)?(?!\p{L})[^.]*(?<!\p{L})(?:ge)?slo(?:ten|t)(?!\p{L})/iu,
    use: '“afgesloten”',
  },
  {
    pattern: /(?<!\p{L})medewerkers?(?!\p{L})/iu,
    use: '“ons team”',
    except: ['content.terms', 'content.privacy'],
    why: 'except legal pages',
  },
  { pattern: /gesponsord/iu, use: '“advertentie”' },
  { pattern: /‘/u, use: '“…”' },
  { pattern: /[\d…]\s%/u, use: 'no space before %' },
]
