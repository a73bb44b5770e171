/**
 * Sentences that must never be sent in a fictional profile’s name, written once for all languages;
 * the words are in `lexicons/replies/`.
 */
export const replyGrammar = {
  says_real: `
    < @iam @filler? @filler? @filler? @real $
    < @iam @filler? @filler? @filler? @real @person
    < @iam @filler? @filler? @filler? @person $
    < @iam @filler? @filler? @person @real
    < @iam @filler? @filler? @filler? @human
    < @iam __ @asreal
    ! @iam _ @not _ @bot|@machine|@fake|@staff
    ! @not @iam _ @bot|@machine|@fake|@staff
    < @iam ___ @member $
    @iexist
    @profile ____ @real $`,
  says_meeting: `
    @meet ____ @day|@place
    @day|@place ____ @meet
    @meet $
    @seeyou ____ @day|@place|@inperson
    @inperson ___ @seeyou
    @day ___ @seeyou
    @icome ____ @toyou
    @toyou ___ @icome
    @comeby ____ @cook
    @icall ____ @collect
    @collect
    @wait ______ @place|@day
    @place ____ @wait
    @us ____ @meetverb
    @together __ @eat
    @eat ____ @together|@youandme|@place
    @coffee ____ @youandme
    @youandme ____ @coffee
    @visit
    ! @longing _______ @withyou|@meet|@seeyou
    @hug`,
  says_money: `
    @give ____ @sum|@money|@giftcard
    @sum|@money ____ @give
    @transfer ____ @sum|@money|@account
    @sum ____ @transfer|@account
    @need ___ @sum|@money
    @sum __ @need
    @payme ____ @bills
    @bills ____ @payme
    ! @cantpay ____ @bills
    ! @bills ____ @cantpay
    @short ____ @money|@bills
    @help ____ @pay
    @loved ____ @send`,
  says_contact: `
    @app ____ @better
    @move ____ @app
    @my _ @app
    @iamon ___ @app
    @have ___ @app $
    @app ___ @move
    @my @number __ @is
    @callme
    @elsewhereplace`,
}
