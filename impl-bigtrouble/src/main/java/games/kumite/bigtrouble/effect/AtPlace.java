package games.kumite.bigtrouble.effect;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.Chinatown;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.Place;
import games.kumite.bigtrouble.content.vocabulary.Standing;
import games.kumite.bigtrouble.enemy.Enemies;
import games.kumite.bigtrouble.item.Blast;
import games.kumite.bigtrouble.move.Places;
import games.kumite.bigtrouble.quest.Unveiling;
import games.kumite.bigtrouble.spawn.Spawning;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Way;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * DEC-31: where an effect happens, if its place is one of several. Only spaces where it changes something are offered.
 *
 * @param effect the effect
 * @param occasion with whom it is carried out
 */
record AtPlace(Effect effect, Occasion occasion) implements Question<Trouble> {

  /** Carries out an effect at its place, which is asked for if it is one of several. */
  static void begin(Trouble trouble, Effect effect, Occasion on) {
    if (fitting(trouble, effect, on) != 0) {
      trouble.ask(new AtPlace(effect, on));
    }
  }

  /** The spaces where an effect would change something. */
  static long fitting(Trouble trouble, Effect effect, Occasion on) {
    Place place = Standing.place(effect);
    long spaces = place == null ? 0 : spaces(trouble, place, on);
    long fitting = 0;
    for (long left = spaces; left != 0; left &= left - 1) {
      int space = Long.numberOfTrailingZeros(left);
      fitting |= fits(trouble, effect, on, space) ? 1L << space : 0;
    }
    return fitting;
  }

  private static long spaces(Trouble trouble, Place place, Occasion on) {
    Board board = trouble.board();
    int here = on.here(trouble);
    return switch (place.kind()) {
      case HERE -> bit(here);
      case STREET -> trouble.get(Num.ACT) == 1 ? board.spaces(board.zone(Chinatown.STREETS)) : 0;
      case LEVEL -> trouble.get(Num.ACT) == 1 || here < 0 ? 0
          : board.level(board.zones().get(board.zoneOf(here)).level());
      case NEXT -> here < 0 ? 0 : board.neighbours(Way.ENTRYWAYS, here);
      case AT -> bit(on.space());
      case SPACE -> bit(board.at(place.space()));
    };
  }

  private static long bit(int space) {
    return space < 0 ? 0 : 1L << space;
  }

  private static boolean fits(Trouble trouble, Effect effect, Occasion on, int space) {
    return switch (effect.verb()) {
      case KILL -> Kills.isAny(trouble, ((Effect.PlacedAmount) effect).amount(), space);
      case HIT_ALL, HOLD_ENEMY -> trouble.enemiesAt(space) > 0;
      case CRATE -> !trouble.cards().isEmpty(trouble.zones().crates);
      case TELEPORT -> Places.isReachable(trouble, trouble.seat(on.self(), Num.SPACE), space)
          && trouble.seat(on.self(), Num.SPACE) != space;
      default -> true;
    };
  }

  @Override
  public String kind() {
    return "place";
  }

  @Override
  public int seat(Trouble trouble) {
    return occasion.decider(trouble);
  }

  @Override
  public boolean isGroup() {
    return occasion.self() < 0;
  }

  @Override
  public boolean answersItself() {
    return true; // BT-RUL-100
  }

  @Override
  public void options(Trouble trouble, Options out) {
    for (long left = fitting(trouble, effect, occasion); left != 0; left &= left - 1) {
      out.add(trouble.actionAt(Word.AT, Long.numberOfTrailingZeros(left)));
    }
  }

  @Override
  public void chosen(Trouble trouble, Action action) {
    int space = trouble.spaceOf((VerbAction) action);
    if (effect instanceof Effect.Spawn it) {
      Spawning.spawn(trouble, trouble.content().minion(it.minion()), it.amount(), space);
    } else if (effect instanceof Effect.Teleport) {
      Places.put(trouble, occasion.self(), space);
    } else if (effect instanceof Effect.PlacedAmount it) {
      switch (it.verb()) {
        case HIT_ALL -> Blast.at(trouble, occasion.decider(trouble), it.amount(), space);
        default -> trouble.ask(new Kill(it.amount(), space, occasion));
      }
    } else {
      switch (effect.verb()) {
        case CRATE -> Unveiling.crate(trouble, space);
        default -> Enemies.hold(trouble, space);
      }
    }
  }

  @Override
  public Prompt prompt(Trouble trouble) {
    return Question.prompt(trouble, kind(), seat(trouble), effect.toString());
  }
}
