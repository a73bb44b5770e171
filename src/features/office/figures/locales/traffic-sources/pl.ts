export const pl = {
  title: 'Źródła ruchu',
  lead: 'Osoby, które założyły profil w ostatnim miesiącu z ostatecznymi danymi ({month}), według kampanii, z której pochodzą. Liczby poniżej dziesięciu są ukryte, podobnie jak wszystko, z czego dałoby się je obliczyć.',
  failed: 'Nie udało się wczytać źródeł ruchu.',
  empty: 'W tym okresie nikt nie założył profilu.',
  source: 'Źródło',
  signed_up: 'Założone profile',
  confirmed: 'Potwierdzone',
  purchased: 'Pierwszy zakup',
  none: 'Bez źródła',
  others: 'Źródła, z których przyszło mniej niż dziesięć osób',
} as const
