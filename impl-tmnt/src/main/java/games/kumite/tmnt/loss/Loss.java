package games.kumite.tmnt.loss;

import games.kumite.api.Prompt;
import games.kumite.spi.Candidates;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Selection;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Effect.Chooser;
import games.kumite.tmnt.content.Effect.Lose;
import games.kumite.tmnt.content.Effect.What;
import games.kumite.tmnt.content.Slot;
import games.kumite.tmnt.deck.Discards;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;

/**
 * A loss of cards of a victim (MT-D10), of fewer if fewer fit (MT-RUN-11).
 *
 * @param what the kind of cards lost
 * @param count the number of cards, or the amount of gold
 * @param chooser the seat that chooses
 * @param victim the seat that loses them
 */
public record Loss(What what, int count, int chooser, int victim) {

  private static final Refusal UNFIT = new Refusal("MT-RUN-10", "not-lost");
  private static final EventType LOST = EventType.of("lost", "MT-RUN-10").seat("victim").card("card");

  /** The choice of the cards to lose. */
  private enum Choice implements Selection<GameState, Loss> {
    /** The choice of a number of cards; of BEST the best, then the best of the others. */
    CARDS {
      @Override
      public int min(GameState state, Loss loss) {
        return Math.min(loss.count, loss.fitting(state, Integer.MIN_VALUE)); // MT-RUN-11
      }

      @Override
      public int max(GameState state, Loss loss) {
        return loss.count;
      }

      @Override
      public boolean isLegal(GameState state, Loss loss, IntList selected) {
        if (loss.what != What.BEST) {
          return true;
        }
        int better = loss.threshold(state) + 1;
        return among(state, selected, better) == loss.fitting(state, better);
      }

      @Override
      public boolean canBecomeLegal(GameState state, Loss loss, IntList selected, Candidates rest) {
        if (loss.what != What.BEST) {
          return true;
        }
        int better = loss.threshold(state) + 1;
        int left = 0;
        for (int place = 0; place < rest.size(); place++) {
          left += rest.isAvailable(place) && state.face(rest.get(place)).bonus >= better ? 1 : 0;
        }
        return among(state, selected, better) + left == loss.fitting(state, better) && left <= loss.count - selected.size();
      }

      private static int among(GameState state, IntList selected, int bonus) {
        int count = 0;
        for (int i = 0; i < selected.size(); i++) {
          count += state.face(selected.get(i)).bonus >= bonus ? 1 : 0;
        }
        return count;
      }
    },
    /** The choice of Items one by one until their gold is enough. */
    GOLD {
      @Override
      public boolean isAutoPlayed() {
        return true;
      }

      @Override
      public boolean isOrdered() {
        return true;
      }

      @Override
      public boolean isLegal(GameState state, Loss loss, IntList selected) {
        return state.gold(selected, selected.size()) >= loss.count;
      }

      @Override
      public boolean canBecomeLegal(GameState state, Loss loss, IntList selected, Candidates rest) {
        return state.gold(selected, selected.size() - 1) < loss.count;
      }

      @Override
      public Prompt prompt(GameState state, Loss loss, IntList selected) {
        return Question.prompt(state, "loss-gold", loss.chooser, state.name(loss.victim), loss.count,
            state.gold(selected, selected.size()));
      }
    };

    @Override
    public String kind() {
      return "loss";
    }

    @Override
    public int seat(GameState state, Loss loss) {
      return loss.chooser;
    }

    @Override
    public void collectCandidates(GameState state, Loss loss, Candidates out) {
      int bonus = loss.what == What.BEST ? loss.threshold(state) : Integer.MIN_VALUE;
      for (int token = state.top(loss.zone(state)); token >= 0; token = state.next(token)) {
        if (loss.fits(state, token) && state.face(token).bonus >= bonus) {
          state.offer(token, ActionVerb.LOSE, loss.chooser, out);
        }
      }
    }

    @Override
    public Refusal otherRefusal(GameState state, Loss locals) {
      return UNFIT;
    }

    @Override
    public Prompt prompt(GameState state, Loss loss, IntList selected) {
      return Question.prompt(state, kind(), loss.chooser, state.name(loss.victim), min(state, loss) - selected.size());
    }

    @Override
    public Loss localsAfter(GameState state, Loss loss, IntList selected) {
      for (int i = 0; i < selected.size(); i++) {
        lose(state, selected.get(i), loss.victim);
      }
      return loss;
    }
  }

  /** Begins a loss. */
  public static void begin(GameState state, Lose lose, int victim) {
    if (lose.chooser() == Chooser.RANDOM) {
      random(state, lose.count(), victim);
      return;
    }
    int chooser = switch (lose.chooser()) {
      case LEFT -> state.neighbour(victim, 1);
      case RIGHT -> state.neighbour(victim, -1);
      default -> victim;
    };
    int count = lose.count() == 0 ? Short.MAX_VALUE : lose.count();
    new Loss(lose.what(), count, chooser, victim).begin(state);
  }

  private void begin(GameState state) {
    if (what != What.GOLD) {
      state.then(Choice.CARDS.with(this));
    } else if (leavesAny(state)) {
      state.then(Choice.GOLD.with(this));
    } else {
      loseAll(state);
    }
  }

  private static void random(GameState state, int count, int victim) {
    Zone hand = state.hand(victim);
    for (int i = 0; i < count && !state.cards().isEmpty(hand); i++) {
      int place = state.random().pick("random-loss", victim + 1, state.cards().count(hand));
      lose(state, state.cards().at(hand, place), victim);
    }
  }

  private static void lose(GameState state, int token, int victim) {
    Discards.discard(state, token);
    state.emit(LOST, victim, token);
  }

  /** Loses all Items, which are not worth enough together, or just enough with none of them worthless. */
  private void loseAll(GameState state) {
    Zone table = zone(state);
    for (int token = state.top(table, Face.ITEM); token >= 0; token = state.top(table, Face.ITEM)) {
      lose(state, token, victim);
    }
  }

  private Zone zone(GameState state) {
    return what == What.HAND ? state.hand(victim) : state.table(victim);
  }

  /** Returns whether some of the fitting cards can stay: they are worth more than enough, or just enough without one of them. */
  private boolean leavesAny(GameState state) {
    int gold = 0;
    boolean isAnyWorthless = false;
    for (int token = state.top(zone(state)); token >= 0; token = state.next(token)) {
      if (fits(state, token)) {
        gold += state.face(token).gold;
        isAnyWorthless |= state.face(token).gold == 0;
      }
    }
    return gold > count || gold == count && isAnyWorthless;
  }

  /** Returns the bonus of the last of the best Items that are lost. */
  private int threshold(GameState state) {
    int wanted = Math.min(count, fitting(state, Integer.MIN_VALUE));
    int threshold = Integer.MIN_VALUE;
    for (int token = state.top(zone(state)); token >= 0; token = state.next(token)) {
      int bonus = state.face(token).bonus;
      threshold = bonus > threshold && fitting(state, bonus) >= wanted ? bonus : threshold;
    }
    return threshold;
  }

  /** Returns how many fitting cards have at least this bonus. */
  private int fitting(GameState state, int bonus) {
    int count = 0;
    for (int token = state.top(zone(state)); token >= 0; token = state.next(token)) {
      count += fits(state, token) && state.face(token).bonus >= bonus ? 1 : 0;
    }
    return count;
  }

  private boolean fits(GameState state, int token) {
    Face face = state.face(token);
    return switch (what) {
      case ITEM, GOLD -> face.isItem; // MT-RUL-26
      case HEAD -> face.slot == Slot.HEAD;
      case ARMOR -> face.slot == Slot.ARMOR;
      case FOOT -> face.slot == Slot.FOOT;
      case ONEHAND -> face.slot == Slot.ONEHAND;
      case HANDS -> face.slot == Slot.ONEHAND || face.slot == Slot.TWOHAND;
      case EQUIPPED, BEST -> state.has(token, Counters.EQUIPPED);
      case STANCE -> face.type == CardType.STANCE;
      case KATA -> face.type == CardType.KATA;
      case ALLY -> face.type == CardType.ALLY;
      case HAND -> true;
    };
  }
}
