import type { Phrasebook } from '../patterns.ts'

/** Polish. */
export const pl: Phrasebook = {
  lists: {
    are: 'jestes jest jestescie jestesmy jesteses',
    true: 'prawdziw* realn* autentyczn* rzeczywist*',
    made: 'fake fejk fejkiem fejka fejkowa falszyw* bot botem bota robotem robot maszyna maszyny ai komputer* program programem chatgpt gpt chatbot chatbotem czatbot wymyslon* fikcyjn* zmyslon* oszust* moderator* animatork* animatorem pracownic* pracownik* algorytm*',
    someone: 'osob* czlowiek* kobiet* mezczyzn* dziewczyn* pan pania pani panem ktos facet* uzytkowni*',
    writing: 'rozmawiam rozmawiasz pisze pisz* gadam czatuj* gadasz rozmawia mowie',
    profile: 'profil* konto konta kontem zdjec* zdjeci* fotk*',
  },
  denials: 'nie nigdy zaden zadna zadnej nikt nikogo nikomu nic niemozliwe nigdzie ani',
  tails: 'czy lub a co nie prosze prawda powiedz i no tak',
  certain: 'naprawde prawda prawdy prawie prawo praw boty buty robota roboty praca pracy jest jeste program',
  lines: {
    asks: `
      odpowiada|pisze|odpisuje ___ maszyna|komputer*|bot*|robot*|ai|program* $
      wiadomosc* pisze|odpisuje ___ @someone|maszyna|bot*
      @someone pisze|odpisuje ___ za|wiadomosc*
      wygladasz|brzmisz|piszesz|odpowiadasz ___ komputer*|maszyn*|bot*|robot*|program* $
      @are ___ kims|kto z|ze zespolu|portalu|firmy|obslugi
      @someone ___ istnieje
      prawdziwe zycie czy
      jest|sa|to|ta|ten|twoj|te ___ @true|falszyw*|fejk*|fake|fikcyjn* $
      jest|sa ___ @true|falszyw* czy
      pracujesz|pracuje ___ dla|w|na portal*|stron*|serwis*|firm*|aplikacj*
      kto ___ stoi|jest|kryje|siedzi|pisze ___ za|po ___ profil*|tym|kontem
      kto ___ pisze|odpisuje ___ naprawde|tu|mi $
      ktos|ktokolwiek|nikt __ @true
      to ty jestes? na ___ zdjec*|fot*
      to naprawde? ty ___ na zdjec*
      moze byc @true
      czlowiek*|osob*|prawdziw* czy ___ ai|bot*|robot*|komputer*|maszyn*|program*
      ai|bot*|robot*|komputer*|maszyn* czy ___ czlowiek*|osob*|prawdziw*
      @are|ty ___ ai|bot*|robot*|chatbot*|algorytm*|oszust* $
      rozmawiam|pisze|gadam|czatuje ___ z|ze ___ maszyn*|ai|bot*|robot*|komputer*|czlowiek*
      @are ___ @true $
      @are ___ @made $
      @are ___ @true @someone
      @are ___ czlowiekiem $
      @are ___ czlowiekiem czy
      @are ___ osoba z krwi
      @are ___ sztuczna inteligencja
      @are ___ oplacan*|zatrudnion*|wynajet* 
      @are pani|pan ___ @true|@made|bot*
      pani|pan jest ___ @true|@made
      brzmisz|piszesz|odpowiadasz|wygladasz ___ jak __ bot|robot|maszyna|automat
      to|jest|ten|twoj|twoje|to|pani ___ @true|@made|fejk* __ profil*|konto|osoba|zdjec*
      ten|twoj|to|ta profil|konto ___ @true|@made|ai|bot*
      twoje|te zdjec* ___ @true|@made
      to|czy tylko? __ bot|chatbot|chatgpt|ai|robot|program|fejk $
      czy to __ chatgpt|bot|ai|chatbot
      falszyw*|fikcyjn*|fejkow*|zmyslon* profil*|konto|osob*
      prawdziw* czy fejk*|fake|nie|falszyw*|bot*
      istniejesz
      pani|pan istnieje
      @someone ___ za tym|tego|twoim @profile
      za tym|twoim profil* ___ @someone|ktos
      placa|placi|placili ___ ci|tobie|wam
      ci placa|placi
      dostajesz|zarabiasz|bierzesz ___ pieniadz*|kase|pisani*|rozmow*
      za to pieniadze
      pracujesz|pracuje ___ dla|w|na tej|tego|ta|ten|to _ stron*|portal*|firm*|serwis*|aplikacj*|witryn*
      @are ___ pracownic*|pracownik*|zatrudnion*|moderator* 
      @writing ___ z|ze ___ @made|@true|botem|komputerem|maszyna|robotem
      @writing ___ z|ze ___ @true @someone
      z kim ja? naprawde? ___ rozmawiam|pisze|gadam $
      z kim ___ naprawde ___ rozmawiam|pisze|gadam
      udowodnij|udowodnic|dowod* ___ @true|istniejesz|bot*
      czy|ze|zebys @are ___ @true|@made $
      czy|ze @are ___ @true @someone
      naprawde|rzeczywiscie ty na|ze zdjec*
      to naprawde ty $
      automatyczn*|zautomatyzowan* odpowiedz*|wiadomosc*
      pisze|odpisuje tu? ___ @true @someone
      ktos inny ___ pisze|odpisuje|odpowiada ___ za|zamiast|jako ciebie
      wymysl*|stworz* ___ cie|ciebie|przez ___ portal|strona|ai
      portal|strona cie wymyslil*|stworzyl*
      nie @are ___ @true`,
    reality: `
      @true @someone|@profile
      falszyw*|fejkow* profil*|konto|osob*`,
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
