package games.kumite.bigtrouble.content.vocabulary;

import java.util.EnumSet;
import java.util.Set;

/**
 * The place on which a text is printed, with the triggers that it may have there, the acts in which it is read, and its
 * hero.
 */
public enum TextSource {
  /** A special ability or a companion's special: used at its owner's choice. */
  SPECIAL(EnumSet.of(Trigger.NOW), Acts.BOTH, Self.HERO),
  /** A co-op ability or a companion's permanent effect. */
  ABILITY(own(), Acts.BOTH, Self.HERO),
  UPGRADE(withCost(), Acts.BOTH, Self.HERO),
  ENEMY(EnumSet.of(Trigger.ON_DEFEAT, Trigger.ON_HIT), Acts.BOTH, Self.HERO),
  /** A hero's showdown card; its permanent effects until it is completed have that hero as self. */
  SHOWDOWN(ofLair(), Acts.SECOND, Self.NOBODY),
  /** A boss's showdown card. */
  BOSS_SHOWDOWN(ofLair(), Acts.SECOND, Self.NOBODY),
  /** A Hell card that is kept. */
  KEPT(EnumSet.of(Trigger.PASSIVE), Acts.BOTH, Self.HERO),
  /** A Hell card whose text is carried out at once. */
  HELL(EnumSet.of(Trigger.NOW), Acts.BOTH, Self.HERO),
  /** A slot of the fate track, at the end of a turn or after a defense in the enemy phase. */
  FATE_SLOT(EnumSet.of(Trigger.NOW), Acts.BOTH, Self.HERO),
  /** A trap. */
  EVENT(EnumSet.of(Trigger.NOW), Acts.BOTH, Self.HERO),
  /** A main or side quest: its events and its reward. */
  QUEST(EnumSet.of(Trigger.NOW), Acts.FIRST, Self.HERO),
  /** The objective of a showdown card. */
  OBJECTIVE(EnumSet.of(Trigger.NOW), Acts.SECOND, Self.HERO),
  /** A Big Trouble card. */
  BIG_TROUBLE(EnumSet.of(Trigger.NOW), Acts.FIRST, Self.NOBODY),
  /** The Act II setup card. */
  ACT_TWO(EnumSet.of(Trigger.NOW), Acts.SECOND, Self.NOBODY);

  /** The acts in which a text is read. */
  public enum Acts { FIRST, SECOND, BOTH }

  /** The presence of a hero when a text is carried out. */
  enum Self { HERO, NOBODY }

  final Set<Trigger> triggers;
  final Acts acts;
  final Self self;

  TextSource(Set<Trigger> triggers, Acts acts, Self self) {
    this.triggers = triggers;
    this.acts = acts;
    this.self = self;
  }

  /** Returns the acts in which a text on this place is read. */
  public Acts acts() {
    return acts;
  }

  /** Returns whether the same text is used repeatedly, so that a match can track whether it has happened. */
  boolean isOwned() {
    return this == UPGRADE || this == ABILITY || this == KEPT;
  }

  private static Set<Trigger> own() {
    return EnumSet.of(Trigger.PASSIVE, Trigger.ON_KILL, Trigger.ON_FAIL, Trigger.ON_REST, Trigger.ON_MOVE_ACTION,
        Trigger.ON_EVENT_DONE, Trigger.ON_TURN_START, Trigger.ON_TURN_END);
  }

  private static Set<Trigger> ofLair() {
    return EnumSet.of(Trigger.ON_SETUP, Trigger.ON_ROUND_START, Trigger.ON_UPKEEP, Trigger.WHILE);
  }

  private static Set<Trigger> withCost() {
    Set<Trigger> triggers = own();
    triggers.add(Trigger.COST);
    return triggers;
  }
}
