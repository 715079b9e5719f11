package games.kumite.bigtrouble.setup;

import games.kumite.api.Action;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * DEC-04: the group's choice of a hero for the top companion of those dealt (BT-SET-21). The lowest seat answers
 * (BT-RUL-57).
 */
enum GiveCompanion implements Question<Trouble> {
  /** The only question of its kind. */
  GIVE;

  private static final EventType GIVEN = EventType.of("companion", "BT-SET-21").card("companion").seat("who");

  @Override
  public String kind() {
    return "companion";
  }

  @Override
  public int seat(Trouble trouble) {
    return 0;
  }

  @Override
  public boolean isGroup() {
    return true;
  }

  @Override
  public void options(Trouble trouble, Options out) {
    int companion = trouble.zones().companion(trouble.cards().face(trouble.cards().top(trouble.zones().dealt)));
    for (int seat = 0; seat < trouble.seats(); seat++) {
      out.add(trouble.terms().actions.of(Word.GIVE, companion, seat));
    }
  }

  @Override
  public void chosen(Trouble trouble, Action action) {
    int token = trouble.cards().top(trouble.zones().dealt);
    int seat = ((VerbAction) action).second();
    trouble.move(token, trouble.zones().withHero[seat]);
    trouble.tell(GIVEN, token, seat);
  }
}
