package games.kumite.bigtrouble.setup;

import games.kumite.api.Action;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * DEC-01: a player's choice of a free hero (BT-SET-09).
 *
 * @param player the seat of the player
 */
record ChooseHero(int player) implements Question<Trouble> {

  private static final Refusal TAKEN = new Refusal("BT-SET-09", "taken");

  @Override
  public String kind() {
    return "hero";
  }

  @Override
  public int seat(Trouble trouble) {
    return player;
  }

  @Override
  public void options(Trouble trouble, Options out) {
    for (int hero = 0; hero < trouble.content().heroes().size(); hero++) {
      out.add(trouble.terms().actions.of(Word.TAKE, hero), refusal(trouble, hero));
    }
  }

  private @Nullable Refusal refusal(Trouble trouble, int hero) {
    for (int seat = 0; seat < player; seat++) {
      if (trouble.seat(seat, Num.HERO) == hero) {
        return TAKEN;
      }
    }
    return null;
  }

  @Override
  public void chosen(Trouble trouble, Action action) {
    int hero = ((VerbAction) action).first();
    trouble.setSeat(player, Num.HERO, hero);
    trouble.tell(trouble.terms().tidings.hero, player, hero);
  }
}
