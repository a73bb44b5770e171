import type { Term } from './check-terms.ts'

/** Polish words and forms of address; see docs/terms.md. */
export const terms: readonly Term[] = [
  { pattern: /(?<!\p{L})(?:Pani?|Pana|Panu|Panią|Państw\p{L}+)(?!\p{L})/u, use: 'ty' },
  {
    pattern: /(?<=[\p{Ll},;] )(?:Ci|Cię|Ciebie|Tobie|Tobą|Tw(?:ój|oj\p{L}+))(?!\p{L})/u,
    use: 'ci, cię, twój in lower case',
  },
  {
    pattern: /(?<!\p{L})\p{L}+(?:łeś|łaś|łbyś|łabyś)(?!\p{L})/iu,
    use: 'a form that shows no gender',
  },
  { pattern: /(?<!\p{L})oboj(?:e|ga|gu)(?!\p{L})/iu, use: 'a wording that fits two women' },
  { pattern: /(?<!\p{L})człon(?:ek|k)/iu, use: 'osoba, użytkownik' },
  { pattern: /(?<!\p{L})maszyn/iu, use: 'AI' },
  { pattern: /(?<!\p{L})(?:ten list|nasz list|listem|listów)(?!\p{L})/iu, use: 'e-mail' },
  {
    pattern: /(?<!\p{L})witryn/iu,
    use: 'serwis',
    except: ['push.allow'],
    why: 'except in the names of browser menus',
  },
  { pattern: /(?<!\p{L})metod\p{L}* płatności/iu, use: 'sposób płatności' },
  { pattern: /(?<!\p{L})dostawc/iu, use: 'operator płatności' },
  {
    pattern: /(?<!\p{L})czat/iu,
    use: 'rozmowa',
    except: ['sites.description'],
    why: 'except for what the site offers',
  },
  { pattern: /(?<!\p{L})bezpłat/iu, use: 'za darmo, darmowy' },
  { pattern: /(?<!\p{L})nieobowiązkow/iu, use: 'opcjonalnie' },
  { pattern: /(?<!\p{L})ładowanie(?!\p{L})/iu, use: 'wczytywanie' },
  { pattern: /(?<!\p{L})Trwa \p{L}+nie(?!\p{L})/u, use: 'zapisywanie, wysyłanie …' },
  { pattern: /(?<!\p{L})zapamięta(?:na|nej|nych|ne|ną|j tę) kart/iu, use: 'zapisana karta' },
  { pattern: /(?<!\p{L})nastąpi(?:ło)? wylogowanie/iu, use: 'wylogujemy cię' },
  { pattern: /(?<!\p{L})(?:skasow|wymaz)/iu, use: 'usunąć' },
  { pattern: /(?<!\p{L})jesteś offline(?!\p{L})/iu, use: 'nie masz połączenia' },
  { pattern: /(?<!\p{L})(?:za)?rejestr(?:acj|owa|uj)/iu, use: 'założyć konto, założyć profil' },
  { pattern: /(?<!\p{L})wirtualn/iu, use: 'fikcyjny' },
]
