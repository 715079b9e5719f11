package games.kumite.spi.samples.masks;

import games.kumite.spi.EventType;
import games.kumite.spi.Script;

/**
 * A claim of a role. All of it is public.
 *
 * @param by who claims
 * @param role what
 * @param target from whom a Thief takes, else who claims
 * @param doubter who doubts it, {@link #NOBODY}
 * @param stands whether it is not void and not stopped
 */
record Claim(int by, Role role, int target, int doubter, boolean stands) {

  private static final int NOBODY = -1;
  private static final int TAX = 3; // MA-03
  private static final int LOOT = 2; // MA-03
  private static final EventType CLAIMED =
      EventType.of("claimed", "MA-03").seat("by").word("role", role -> Role.values()[role].word());
  private static final EventType STOLE = EventType.of("stole", "MA-03").seat("by").seat("from").number("coins");
  private static final EventType PROVED = EventType.of("proved", "MA-04").seat("who");
  private static final EventType LIED = EventType.of("lied", "MA-04").seat("who");

  static final Script<Court, Claim> CLAIM = Script.<Court, Claim>of("claim")
      .act((court, claim) -> court.emit(CLAIMED, claim.by, claim.role.ordinal()))
      .window(Doubt.WINDOW) // MA-04
      .when((court, claim) -> claim.isDoubted(), then -> then
          .update(Claim::proved)
          .act((court, claim) -> court.then(Losing.ONE.with(claim.loser()))))
      .stopUnless((court, claim) -> claim.stands && court.isInPlay(claim.target))
      .when((court, claim) -> claim.role == Role.THIEF, then -> then
          .window(Stop.WINDOW) // MA-05
          .stopUnless((court, claim) -> claim.stands))
      .act(Claim::takeEffect)
      .when((court, claim) -> claim.role == Role.ENVOY, then -> then
          .select(Returning.TWO)) // MA-03
      .build();

  static Claim of(int by, Role role, int target) {
    return new Claim(by, role, target, NOBODY, true);
  }

  boolean isDoubted() {
    return doubter != NOBODY;
  }

  Claim doubtedBy(int seat) {
    return new Claim(by, role, target, seat, stands);
  }

  Claim stopped() {
    return new Claim(by, role, target, doubter, false);
  }

  private int loser() {
    return stands ? doubter : by;
  }

  private static Claim proved(Court court, Claim claim) {
    int card = court.held(claim.by, claim.role);
    court.emit(card >= 0 ? PROVED : LIED, claim.by);
    if (card < 0) {
      return claim.stopped();
    }
    court.replace(claim.by, card);
    return claim;
  }

  private static void takeEffect(Court court, Claim claim) {
    switch (claim.role) {
      case DUKE -> court.addCoins(claim.by, TAX);
      case THIEF -> {
        int loot = Math.min(LOOT, court.coins(claim.target));
        court.addCoins(claim.target, -loot);
        court.addCoins(claim.by, loot);
        court.emit(STOLE, claim.by, claim.target, loot);
      }
      default -> {
        court.draw(claim.by);
        court.draw(claim.by);
      }
    }
  }
}
