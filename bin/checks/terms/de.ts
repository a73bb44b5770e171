import type { Term } from './check-terms.ts'

/** German words and forms of address; see docs/terms.md. */
export const terms: readonly Term[] = [
  {
    pattern: /(?<=\p{Ll},? )(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u,
    use: '„du“, „dir“, „dein“',
    why: 'every text says du',
  },
  { pattern: /(?<!\p{L})gratis(?!\p{L})/iu, use: '„kostenlos“' },
  { pattern: /(?<!\p{L})Briefe?[ns]?(?!\p{L})/u, use: '„E-Mail“' },
  { pattern: /(?<![\p{L}-])Mails?(?!\p{L})/u, use: '„E-Mail“' },
  { pattern: /maschine(?:n|ll)?(?!\p{L})/iu, use: '„KI“' },
  {
    pattern: /(?<!\p{L})(?:Tasten?|Knopf|Knopfdruck|Knöpfe|Schaltflächen?)(?!\p{L})/u,
    use: '„Button“',
  },
  {
    pattern: /(?<!\p{L})(?:ge)?scheiter(?:n|t)(?!\p{L})|nicht geklappt/iu,
    use: '„fehlgeschlagen“',
  },
  {
    pattern: /(?<!\p{L})(?:an|ab)(?:zu|ge)?meld(?:en?|est|et|ung(?:en)?)(?!\p{L})/iu,
    use: '„einloggen“, „ausloggen“, „registrieren“',
    except: ['reminders.disabled.reasons'],
    why: 'one unsubscribes in a mail app',
  },
  {
    pattern: /Benachrichtigung/u,
    use: '„Mitteilung“',
    except: ['push.allow'],
    why: 'except names of menus in browsers',
  },
  {
    pattern: /(?<!\p{L})Gespräche?[ns]?(?!\p{L})/u,
    use: '„Unterhaltung“',
    except: ['traits.values.signup_reason.chat'],
    why: 'except what someone is looking for',
  },
  {
    pattern: /(?:Dating|Chat|Hilfe)-?seite|Mitglied(?:er)? (?:der|dieser) Seite(?!\p{L})/u,
    use: '„Website“, and „Seite“ for a page',
  },
  {
    pattern: /Zahlungsanbieter|Zahlstelle|(?<!\p{L})Anbieters?(?!\p{L})/u,
    use: '„Zahlungsdienst“',
  },
  { pattern: /Rückzahlung|zurück(?:zu|ge)?zahl/iu, use: '„Rückerstattung“, „erstatten“' },
  {
    pattern: /(?<!\p{L})Streit(?:fall|fälle[ns]?|s)?(?!\p{L})/u,
    use: '„Zahlungsanfechtung“',
    except: ['content.terms'],
    why: 'except disputes at law',
  },
  { pattern: /(?<!\p{L})unbenutzte?[nrs]?(?!\p{L})/iu, use: '„nicht verbraucht“' },
  {
    pattern:
      /(?<!\p{L})an(?:zu|ge)?leg(?:en|t)(?!\p{L})|(?<!\p{L})leg ein(?:en)? \p{L}+ an(?!\p{L})/iu,
    use: '„erstellen“',
  },
  {
    pattern: /l(?:ässt|assen|ieß|ießen) sich (?:gerade )?nicht laden/u,
    use: '„konnte nicht geladen werden“',
  },
  { pattern: /Erneut versuchen|Versuche? es erneut/iu, use: '„Noch einmal versuchen“' },
  { pattern: /^Nicht jetzt$/u, use: '„Jetzt nicht“' },
  { pattern: /gerade online/iu, use: '„Jetzt online“' },
  { pattern: /Pause mit(?!\p{L})/u, use: '„Pause von“' },
  { pattern: /(?<!\p{L})von (?:selbst|allein)(?!\p{L})/iu, use: '„automatisch“' },
  {
    pattern:
      /(?<!\p{L})(?:wähl|prüf|setz|füll|versuch|logg|blockier|klick|stell|bestell|lösch)(?= )/iu,
    use: 'the imperative in -e: „wähle“, „prüfe“, „setze“',
  },
  { pattern: /(?<!\p{L})jetzige[nrs]? (?:Passwort|Preis)/iu, use: '„aktuell“' },
  { pattern: /Privatsphäre/u, use: '„Datenschutz“' },
  { pattern: /(?<!\p{L})Büros?(?!\p{L})/u, use: '„Backoffice“' },
  { pattern: /der Hilfe(?!\p{L})|Hilfe anschreiben|an die Hilfe(?!\p{L})/u, use: '„Support“' },
  {
    pattern:
      /(?<!\p{L})(?:(?:Be)?nutzer[ns]?|Kunden?|Inhabern?|Kontoinhabers?|Besitzern?|Kollegen)(?!\p{L})|(?<!\p{L})jeder, der(?!\p{L})/iu,
    use: '„Mitglied“, „alle, die“, or name the person without a gender',
  },
  { pattern: /[\d…] %/u, use: 'a no-break space before %' },
]
