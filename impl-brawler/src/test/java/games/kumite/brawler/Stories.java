package games.kumite.brawler;

/** Beginnings that several tests share. */
final class Stories {

  private Stories() {}

  /**
   * Both heroes fought the King of spades and P2 fell at its second blow: K 20/7, P1 (30/30) is on turn with H10
   * and S3, P2 (0/23) holds C2 and D2. The turn order is boss, P1.
   */
  static StackedGame partnerDown(String... nextBosses) {
    return partnerDown(Deal.bosses(behind("KS", nextBosses)));
  }

  /** As {@link #partnerDown(String...)}, with more that is given; the first boss must be a King. */
  static StackedGame partnerDown(Deal deal) {
    return deal.hands("H2 H10 S3", "C5 C2 D2").next("S10 S9").next("H9").next("C10").health(2, "1,1,1")
        .begin("speed-1=2 speed-2=1 target=2 damage=12")
        .play("""
            P1 play card:H2
            P2 play card:C5 ; target=2 damage=11
            """);
  }

  /**
   * As before, and P1 defeated the King, taking 1 damage: hands are S10 S9 H9 and C2 C10 D2, and P1 (29/30) is asked to
   * assist P2.
   */
  static StackedGame partnerToRescue(String... nextBosses) {
    return partnerDown(nextBosses).play("""
        P1 play card:H10 ; damage=1
        P1 play card:S3
        P1 draw deck:S
        P1 draw deck:S
        P1 draw deck:H
        P2 draw deck:C
        """);
  }

  /**
   * A lone hero, 30/30, has played every card but S2, S3 and H2 against four Kings, was hit thirteen times for 1, and
   * faces the Queen of spades, before whom and before whose successors he acts.
   */
  static StackedGame lastThreeCards(Deal deal) {
    return deal.loneHero().hands("S2 S3 H2").begin("speed-1=20")
        .quicklyUntil("speed-1=20 damage=1 ace-1=1", game -> game.options().size() == 3, "top deck:S", "top deck:H");
  }

  /** The Boss Deck of {@link #lastThreeCards}. */
  static Deal fourKings() {
    return Deal.bosses("KS", "KC", "KH", "KD", "QS", "QC", "JS");
  }

  /**
   * P1 has used up twenty cards and nine bosses, P2 was unconscious since the first of them; now P2 recovers with 6
   * Health, holds D5 and D4 beside other cards, and the tenth boss is the King of hearts.
   *
   * @param dice what is rolled until P2 is asked
   */
  static StackedGame firstHeroWithoutCards(String dice) {
    return Deal.bosses("KS", "JS", "JC", "JH", "JD", "QS", "QC", "QH", "QD", "KH").hands("H6 S5 H4", "C10 D5 D4")
        .next("S3 S2 S10 S9 SA S8 S7 S6 S4").next("H3 H2 H10 H9 HA H7 H8 H5").next("C9")
        .health(1, "6,6,6").health(2, "1,1,1")
        .begin("speed-1=20 speed-2=1")
        .play("""
            P1 top deck:S ; target=2 damage=12
            P2 play card:C10
            P2 decline
            P1 top deck:H ; target=2 damage=11
            P1 top deck:S ; damage=1
            P1 top deck:H
            P2 draw deck:C
            """)
        .quickly("speed-1=20 damage=1 ace-1=1", """
            P1 refuse
            P1 top deck:S
            P1 refuse
            P1 top deck:H
            P1 refuse
            P1 top deck:S
            P1 top deck:S
            P1 refuse
            P1 top deck:H
            P1 top deck:H
            P1 refuse
            P1 top deck:S
            P1 top deck:H
            P1 refuse
            P1 top deck:H
            P1 top deck:S
            P1 refuse
            P1 top deck:S
            P1 top deck:H
            P1 top deck:S
            P1 refuse
            P1 play card:H6
            P1 play card:S5
            """)
        .play("P1 assist seat:2 ; recovery-2=4 recovery-health-2=6 " + dice);
  }

  /**
   * P2 fell before the first of four Kings and was never assisted. P1 holds S4 and H2, before a Jack with 9 damage; in
   * his decks S10 alone is left.
   */
  static StackedGame oneSpadeLeft() {
    return Deal.bosses("KS", "KC", "KH", "KD", "JS").hands("S9 S4 H2", "C2 C3 D2")
        .next("SA S2 S3 S5 S6 S7 S8 S10").next("HA H3 H4 H5 H6 H7 H8 H9 H10").health(2, "1,1,1")
        .begin("speed-1=20 speed-2=1")
        .play("""
            P1 top deck:H ; ace-1=1 target=2 damage=12
            P2 play card:C2
            P2 decline
            P1 top deck:H
            P1 decline ; target=2 damage=11
            """)
        .quicklyUntil("speed-1=20 damage=1 ace-1=1", game -> game.defeated() == 4, "refuse", "top deck:H", "top deck:S",
            "draw")
        .play("P1 refuse ; speed-1=20\nP1 play card:S9 ; damage=1");
  }

  private static String[] behind(String first, String... others) {
    String[] all = new String[others.length + 1];
    all[0] = first;
    System.arraycopy(others, 0, all, 1, others.length);
    return all;
  }
}
