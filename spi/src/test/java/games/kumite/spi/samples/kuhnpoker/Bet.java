package games.kumite.spi.samples.kuhnpoker;

import games.kumite.api.Action;
import games.kumite.spi.EventType;
import games.kumite.spi.Texts;
import java.util.Locale;

/** What a seat can do on its turn. */
enum Bet implements Action {
  CHECK("KP-04"),
  BET("KP-04"),
  CALL("KP-05"),
  FOLD("KP-05");

  private static final Texts TEXTS = Texts.of(Bet.class, "kuhnpoker");

  private final String notation = name().toLowerCase(Locale.ROOT);
  private final EventType event;

  Bet(String rule) {
    event = EventType.of(notation, rule).seat("by");
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
