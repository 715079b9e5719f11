package games.kumite.bigtrouble.setup;

import games.kumite.api.Action;
import games.kumite.bigtrouble.state.Deed;
import games.kumite.bigtrouble.state.Deeds;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;

/**
 * DEC-03: a player chooses the special or the co-op side of the ability card for the whole game (BT-SET-15).
 *
 * @param player who
 */
record ChooseSide(int player) implements Question<Trouble> {

  private static final EventType CHOSEN = EventType.of("ability-side", "BT-SET-15").seat("who")
      .named("side", side -> Deeds.KEYWORDS.get(side - Num.SPECIAL));

  @Override
  public String kind() {
    return "ability-side";
  }

  @Override
  public int seat(Trouble trouble) {
    return player;
  }

  @Override
  public void options(Trouble trouble, Options out) {
    out.add(trouble.terms().deeds.side(Num.SPECIAL));
    out.add(trouble.terms().deeds.side(Num.COOP));
  }

  @Override
  public void chosen(Trouble trouble, Action action) {
    int side = ((Deed) action).index;
    trouble.setSeat(player, Num.SIDE, side);
    trouble.tell(CHOSEN, player, side);
  }
}
