package games.kumite.spi.samples.kuhnpoker;

import games.kumite.api.Action;
import games.kumite.spi.EventType;
import games.kumite.spi.Texts;
import games.kumite.spi.learn.ActionSet;
import java.util.List;
import java.util.Locale;

/** What a seat can do on its turn. */
enum Bet implements Action {
  CHECK("KP-04"),
  BET("KP-04"),
  CALL("KP-05"),
  FOLD("KP-05");

  private static final ActionSet ALL = ActionSet.of(List.of(values()));
  private static final Texts TEXTS = Texts.of(Bet.class, "kuhnpoker");

  private final String notation = name().toLowerCase(Locale.ROOT);
  private final EventType event;

  Bet(String rule) {
    event = EventType.of(notation, rule).seat("by");
  }

  /** Everything that a seat can ever do. */
  static ActionSet all() {
    return ALL;
  }

  EventType event() {
    return event;
  }

  @Override
  public String notation() {
    return notation;
  }

  @Override
  public String label() {
    return TEXTS.text("label." + notation);
  }
}
