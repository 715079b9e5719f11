package games.kumite.bigtrouble.setup;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * DEC-03: a player's choice of the special or the co-op side of the ability card for the whole game (BT-SET-15).
 *
 * @param player the seat of the player
 */
record ChooseSide(int player) implements Question<Trouble> {

  private static final EventType CHOSEN = EventType.of("ability-side", "BT-SET-15").seat("who")
      .named("side", side -> Word.SIDE.arguments().get(0).words().get(side - 1));

  @Override
  public String kind() {
    return "ability-side";
  }

  @Override
  public int seat(Trouble trouble) {
    return player;
  }

  @Override
  public Prompt prompt(Trouble trouble) {
    int hero = trouble.seat(player, Num.HERO);
    return Question.prompt(trouble, kind(), player, trouble.terms().printed.specials.get(hero),
        trouble.terms().printed.coops.get(hero));
  }

  @Override
  public void options(Trouble trouble, Options out) {
    out.add(trouble.terms().actions.of(Word.SIDE, Num.SPECIAL - 1));
    out.add(trouble.terms().actions.of(Word.SIDE, Num.COOP - 1));
  }

  @Override
  public void chosen(Trouble trouble, Action action) {
    int side = ((VerbAction) action).first() + 1;
    trouble.setSeat(player, Num.SIDE, side);
    trouble.tell(CHOSEN, player, side);
  }
}
