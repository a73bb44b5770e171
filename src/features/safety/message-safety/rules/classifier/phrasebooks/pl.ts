import type { Phrasebook } from '../line.ts'

export const pl: Phrasebook = {
  lists: {
    are: 'jestes jest jestescie jestesmy jesteses',
    true: 'prawdziw* realn* autentyczn* rzeczywist*',
    made: 'fake fejk fejkiem fejka fejkowa falszyw* bot botem bota robotem robot maszyna maszyny ai komputer* program programem chatgpt gpt chatbot chatbotem czatbot wymyslon* fikcyjn* zmyslon* oszust* moderator* animatork* animatorem pracownic* pracownik* algorytm*',
    someone:
      'osob* czlowiek* kobiet* mezczyzn* dziewczyn* pan pania pani panem ktos facet* uzytkowni*',
    writing: 'rozmawiam rozmawiasz pisze pisz* gadam czatuj* gadasz rozmawia mowie',
    profile: 'profil* konto konta kontem zdjec* zdjeci* fotk*',
  },
  denials: 'nie nigdy zaden zadna zadnej nikt nikogo nikomu nic niemozliwe nigdzie ani',
  tails: 'czy lub a co nie prosze prawda powiedz i no tak',
  certain:
    'naprawde prawda prawdy prawie prawo praw boty buty robota roboty praca pracy jest jeste program',
  lines: {
    claims: `
      jestem ___ @true $
      jestem ___ @true @someone
      ! nie jestem ___ bot*|robot*|fejk*|fake|ai|maszyna|komputer*|program*
      ^ istnieje $
      naprawde istnieje
      wszystko ___ mnie jest ___ @true
      jestem ___ uzytkownic*|uzytkownik*|czlonk* ___ jak ty`,
    meeting: `
      spotkajmy sie
      spotkamy|spotkalibysmy|zobaczymy|umowmy|umowimy sie ___ jutro|piatek|sobot*|niedziel*|kaw*|wieczor*|dzis|wkrotce|zywo|na|w
      kiedy|gdzie ___ spotkac|spotkamy|zobaczyc|zobaczymy
      mozemy|moglibysmy|chcesz|powinnismy|chodzmy ___ sie? ___ spotkac|zobaczyc|zjesc|wypic|wyjsc|umowic|kolacj*|kaw*
      chce|chcialabym|chcialbym|pragne|marze ___ cie|ciebie|sie ___ zobaczyc|spotkac|poznac|odwiedzic|pocalowac|przytulic
      zobaczyc|spotkac|poznac ___ na zywo|osobiscie
      ! doczekac ___ spotkamy|spotkania|zobaczymy|zobacze
      przyjade|przyjde|wpadne|przylece ___ do ciebie
      przyjedz|przyjdz|wpadnij ___ do mnie|wieczorem|dzis|jutro
      wpadnij
      po mnie przyjechac|przyjdz|przyjedziesz|wpasc
      odbierz|odebrac mnie ___ z|o`,
    money: `
      wyslij|przeslij|pozycz|daj|kup|przelej|zaplac|oplac mi|mnie|nam|za|mi? ___ pieniadz*|pieniedz*|kase|euro|dolar*|zlot*|karte|bilet*|telefon|czynsz*
      mozesz|moglbys|moglabys|czy|prosze ___ wyslac|przeslac|pozyczyc|dac|kupic|przelac ___ pieniadz*|pieniedz*|kase|euro|dolar*|zlot*|karte|bilet*|telefon
      mi wyslac|pozyczyc|przelac ___ pieniadz*|pieniedz*|euro|kase|troche
      kupilbys|kupilabys|pozyczylbys|wyslalbys|dalbys mi ___
      potrzebuje|potrzebne|potrzeba ___ pieniadz*|pieniedz*|kasy|euro|dolar*|zlot*
      brakuje|brak|zabraklo mi? ___ pieniedz*|pieniadz*|kasy
      przelew ___ euro|konto|pieniadz*|zlot*|na
      przelej ___ na|mi moje|konto|euro|pieniadze
      zaplac*|oplac* ___ moj*|za mi? ___ czynsz|rachun*|bilet|dlug*|wize
      pomoc|pomoz* ___ z|w pieniadz*|pieniedz*|czynsz*
      kup mi ___ karte|bilet|telefon`,
    away: `
      napisz|dodaj|znajdz|szukaj|obserwuj ___ insta*|skype*|discord*|facebook*|fejsie|signal*|snap*|messenger*
      przejdzmy|porozmawiajmy|piszmy|pogadajmy|chodzmy ___ na insta*|signal*|skype*|discord*|facebook*|messenger*
      moj|twoj|moje|twoje insta*|skype|discord|facebook|signal|snap|numer|mail|telefon|email
      daj|podaj|wyslij|przeslij ___ mi? swoj|twoj numer|mail|telefon
      jaki jest twoj numer|mail
      zadzwon ___ do mnie
      masz insta*|skype*|discord*|signal*|snap* $`,
    scam: `
      karte|karta|karty|kart podarunkow*|steam|itunes|google|amazon|prezentow*
      zainwestuj*|inwestuj*|inwestowac|inwestycj* ___ mna|razem|krypto*|zysk*
      platform* trading*|inwestycyjn*|handlow*
      podwaja|podwoi*|podwoj* ___ pieniadz*|wplat*
      zolnierz*|wojskow*|general*|lekarz*|chirurg* ___ misj*|syri*|irak*|afganistan*|stacjon*
      odziedziczyl*|spadek|spadk* ___ milion*|pomoc*|dolar*
      ukradli|okradli|skradzion*|zgubil* ___ portfel*|paszport*|toreb*|lotnisk*|pomoc*|pieniadz*
      portfel|paszport ___ ukrad*|skradzion*|zgubil*
      nagly|naglym wypad*
      szpital*|operacj*|wypad*|clo ___ potrzebuje|pieniadz*|pieniedz*|zaplac*`,
    hurts: `
      kurwa
      kurwo
      dziwka
      dziwko
      suka
      suko
      szmata
      szmato
      pierdol sie
      spierdalaj
      zamknij sie|morde|ryj
      zabij sie
      @are ___ glupi*|brzyd*|idiot*|obrzydliw*|grub*|zalosn*|beznadziejn*
      ty idiot*|glupi*|debil*|krow*
      nienawidze cie`,
  },
}
