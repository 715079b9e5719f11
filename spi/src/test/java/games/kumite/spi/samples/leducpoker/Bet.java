package games.kumite.spi.samples.leducpoker;

import games.kumite.api.Action;
import games.kumite.spi.EventType;
import games.kumite.spi.Texts;
import java.util.Locale;

/** What a seat can do on its turn. */
enum Bet implements Action {
  FOLD("LP-08"),
  CHECK("LP-05"),
  CALL("LP-05"),
  RAISE("LP-06");

  private static final Texts TEXTS = Texts.of(Bet.class, "leducpoker");

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
