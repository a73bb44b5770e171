export const pl = {
  title: 'Źródła ruchu',
  lead: 'Osoby, które założyły profil w ciągu {days, plural, one {ostatniego dnia} few {ostatnich # dni} many {ostatnich # dni} other {ostatnich # dnia}}, według kampanii, z której pochodzą. Liczby poniżej dziesięciu nie są pokazywane, bo mogłyby coś zdradzić o konkretnej osobie.',
  failed: 'Nie udało się wczytać źródeł ruchu.',
  empty: 'W tym okresie nikt nie założył profilu.',
  source: 'Źródło',
  signed_up: 'Założone profile',
  confirmed: 'Potwierdzone',
  purchased: 'Pierwszy zakup',
  none: 'Bez źródła',
  others: 'Źródła, z których przyszło mniej niż dziesięć osób',
  few: 'mniej niż {least}',
} as const
