package games.kumite.brawler.reset;

import games.kumite.api.Action;
import games.kumite.brawler.content.Wording;

/** Assists an unconscious hero, or does not. */
enum AssistAction implements Action {
  ASSIST_FIRST_HERO,
  ASSIST_SECOND_HERO,
  REFUSE;

  private static final AssistAction[] ALL = values();

  /** Assists a hero, named by the seat's index. */
  static AssistAction of(int hero) {
    return ALL[hero];
  }

  @Override
  public String notation() {
    return this == REFUSE ? "refuse" : "assist seat:" + (1 + ordinal());
  }

  @Override
  public String label() {
    return this == REFUSE ? Wording.action("refuse") : Wording.action("assist", 1 + ordinal());
  }

  @Override
  public String toString() {
    return notation();
  }
}
