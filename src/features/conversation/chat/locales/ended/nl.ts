export const nl = {
  title: 'Beëindigde gesprekken',
  lead: 'Als een van jullie de ander blokkeert of het account verwijdert, zien jullie allebei het gesprek niet meer. {days, number} dagen lang kun je nog melden wat je is gestuurd. Alleen ons team ziet het dan.',
  empty: 'In de afgelopen {days, number} dagen is geen van je gesprekken zo geëindigd.',
  failed: 'De lijst kon niet worden geladen.',
  loading: 'Laden',
  retry: 'Opnieuw proberen',
  gone: 'Iemand die weg is',
  received: '{count, plural, one {# bericht aan jou} other {# berichten aan jou}}, laatste bericht van het gesprek op {date}',
  until: 'te melden tot {date}',
  report: 'Melden',
  report_who: '{name} melden',
  link: 'Iemand melden die je niet meer ziet',
}
