package games.kumite.spi.samples.discduel;

import games.kumite.spi.Texts;

/** The texts of the actions. */
final class DuelTexts {

  static final Texts TEXTS = Texts.of(DuelTexts.class, "discduel");

  private DuelTexts() {}
}
