export const it = {
  wording: {
    match_chance: '{gain} di probabilità di match in più con Premium, secondo i nostri dati',
    most_chosen: 'Il più scelto',
    normal_price: 'Prezzo normale precedente: {was}',
  },
  short: { normal_price: '−{off}' },
  how: {
    label: 'Come lo sappiamo',
    match_chance:
      'I membri che sono stati Premium per tutto il periodo, confrontati con membri gratuiti dello stesso genere, della stessa fascia d’età e con lo stesso numero di like dati. Si conta chi ha avuto almeno un match. I profili inventati e sponsorizzati sono esclusi. I gruppi sono ponderati insieme (Mantel-Haenszel); si mostra solo da {least} membri in su e quando la vera differenza è maggiore di zero con una confidenza del 95%.',
    most_chosen:
      'Il pacchetto ordinato e pagato più spesso nel periodo. Si mostra solo da {least} ordini pagati in su e quando il vantaggio sul successivo è troppo netto per essere un caso.',
    normal_price:
      'Quanto costava questo pacchetto subito prima del prezzo attuale. Si mostra solo se abbiamo davvero chiesto quel prezzo per almeno {least} giorni di seguito, e al massimo per 30 giorni dopo il ribasso.',
    period: 'Periodo',
    sample: 'Contati',
    value: 'Risultato',
    computed: 'Calcolato il',
    valid: 'Vale fino al',
  },
  samples: {
    match_chance: '{count, plural, one {# membro} other {# membri}}',
    most_chosen: '{count, plural, one {# ordine pagato} other {# ordini pagati}}',
    normal_price: '{count, plural, one {# giorno} other {# giorni}} a questo prezzo',
  },
  values: {
    match_chance:
      'Ha avuto un match il {premium_matched} dei membri Premium e il {free_matched} di quelli gratuiti; fra chi si assomiglia la probabilità è più alta del {gain} (confidenza del 95%: da {low} a {high})',
    most_chosen: '{top} di tutti gli ordini, il pacchetto successivo {next}',
    normal_price: 'prima {was}, ora {now}',
  },
  office: {
    title: 'Affermazioni',
    lead: 'Che cosa il sito può dire di sé, e su che cosa si fonda. Un’affermazione senza prova non la vede nessuno.',
    claim: 'Affermazione',
    state: 'Stato',
    query: 'Interrogazione',
    counted: 'Contati',
    computed: 'Calcolata',
    until: 'fino al {date}',
    never: 'mai',
    least: 'almeno {least}',
    names: {
      match_chance: 'Probabilità di match con Premium',
      most_chosen: 'Pacchetto più comprato',
      normal_price: 'Prezzo precedente di un pacchetto',
    },
    verdicts: {
      proven: 'Mostrata',
      not_computed: 'Non ancora calcolata',
      no_query: 'Calcolata da un’altra interrogazione',
      no_period: 'Il periodo è troppo breve',
      too_few: 'Troppo pochi dati',
      not_so: 'I dati non lo dicono',
      expired: 'Troppo vecchia',
    },
    failed: 'Le affermazioni non si possono caricare in questo momento',
  },
} as const
