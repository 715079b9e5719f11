package games.kumite.tmnt.loss;

import games.kumite.api.Prompt;
import games.kumite.spi.EventType;
import games.kumite.spi.Picks;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Selection;
import games.kumite.spi.Things;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Effect.Chooser;
import games.kumite.tmnt.content.Effect.Lose;
import games.kumite.tmnt.content.Effect.What;
import games.kumite.tmnt.content.Slot;
import games.kumite.tmnt.deal.Discards;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;

/**
 * MT-D10: cards of a victim are lost, fewer if fewer fit (MT-RUN-11).
 *
 * @param what what is lost
 * @param count how many cards, or how much gold
 * @param chooser who chooses
 * @param victim whose they are
 */
public record Loss(What what, int count, int chooser, int victim) {

  private static final Refusal UNFIT = new Refusal("MT-RUN-10", "not-lost");
  private static final EventType LOST = EventType.of("lost", "MT-RUN-10").seat("victim").card("card");

  /** The choice of what is lost. */
  private enum Choice implements Selection<Party, Loss> {
    /** A number of cards; of BEST the best, then the best of the others. */
    CARDS {
      @Override
      public int min(Party party, Loss loss) {
        return Math.min(loss.count, loss.fitting(party, Integer.MIN_VALUE)); // MT-RUN-11
      }

      @Override
      public int max(Party party, Loss loss) {
        return loss.count;
      }

      @Override
      public boolean isLegal(Party party, Loss loss, Picks picks) {
        if (loss.what != What.BEST) {
          return true;
        }
        int better = loss.threshold(party) + 1;
        return among(party, picks, better) == loss.fitting(party, better);
      }

      @Override
      public boolean canBecomeLegal(Party party, Loss loss, Picks picks, Things rest) {
        if (loss.what != What.BEST) {
          return true;
        }
        int better = loss.threshold(party) + 1;
        int left = 0;
        for (int place = 0; place < rest.size(); place++) {
          left += rest.isLeft(place) && party.face(rest.get(place)).bonus >= better ? 1 : 0;
        }
        return among(party, picks, better) + left == loss.fitting(party, better) && left <= loss.count - picks.size();
      }

      private static int among(Party party, Picks picks, int bonus) {
        int count = 0;
        for (int i = 0; i < picks.size(); i++) {
          count += party.face(picks.get(i)).bonus >= bonus ? 1 : 0;
        }
        return count;
      }
    },
    /** Items one by one until their gold is enough. */
    GOLD {
      @Override
      public boolean answersItself() {
        return true;
      }

      @Override
      public boolean isOrdered() {
        return true;
      }

      @Override
      public boolean isLegal(Party party, Loss loss, Picks picks) {
        return party.gold(picks, picks.size()) >= loss.count;
      }

      @Override
      public boolean canBecomeLegal(Party party, Loss loss, Picks picks, Things rest) {
        return party.gold(picks, picks.size() - 1) < loss.count;
      }

      @Override
      public Prompt prompt(Party party, Loss loss, Picks picks) {
        return Question.prompt(party, "loss-gold", loss.chooser, party.name(loss.victim), loss.count,
            party.gold(picks, picks.size()));
      }
    };

    @Override
    public String kind() {
      return "loss";
    }

    @Override
    public int seat(Party party, Loss loss) {
      return loss.chooser;
    }

    @Override
    public void things(Party party, Loss loss, Things out) {
      int bonus = loss.what == What.BEST ? loss.threshold(party) : Integer.MIN_VALUE;
      for (int token = party.top(loss.zone(party)); token >= 0; token = party.next(token)) {
        if (loss.fits(party, token) && party.face(token).bonus >= bonus) {
          party.offer(token, Word.LOSE, loss.chooser, out);
        }
      }
    }

    @Override
    public Refusal unfit(Party party, Loss about) {
      return UNFIT;
    }

    @Override
    public Prompt prompt(Party party, Loss loss, Picks picks) {
      return Question.prompt(party, kind(), loss.chooser, party.name(loss.victim), min(party, loss) - picks.size());
    }

    @Override
    public Loss chosen(Party party, Loss loss, Picks picks) {
      for (int i = 0; i < picks.size(); i++) {
        lose(party, picks.get(i), loss.victim);
      }
      return loss;
    }
  }

  /** Begins a loss. */
  public static void begin(Party party, Lose lose, int victim) {
    if (lose.chooser() == Chooser.RANDOM) {
      random(party, lose.count(), victim);
      return;
    }
    int chooser = switch (lose.chooser()) {
      case LEFT -> party.neighbour(victim, 1);
      case RIGHT -> party.neighbour(victim, -1);
      default -> victim;
    };
    int count = lose.count() == 0 ? Short.MAX_VALUE : lose.count();
    new Loss(lose.what(), count, chooser, victim).begin(party);
  }

  private void begin(Party party) {
    if (what != What.GOLD) {
      party.then(Choice.CARDS.about(this));
    } else if (leavesAny(party)) {
      party.then(Choice.GOLD.about(this));
    } else {
      loseAll(party);
    }
  }

  private static void random(Party party, int count, int victim) {
    Zone hand = party.hand(victim);
    for (int i = 0; i < count && !party.cards().isEmpty(hand); i++) {
      int place = party.random().pick("random-loss", victim + 1, party.cards().count(hand));
      lose(party, party.cards().at(hand, place), victim);
    }
  }

  private static void lose(Party party, int token, int victim) {
    Discards.discard(party, token);
    party.tell(LOST, victim, token);
  }

  /** All Items, where they are not worth enough together, or just enough and none of them nothing. */
  private void loseAll(Party party) {
    Zone table = zone(party);
    for (int token = party.top(table, Face.ITEM); token >= 0; token = party.top(table, Face.ITEM)) {
      lose(party, token, victim);
    }
  }

  private Zone zone(Party party) {
    return what == What.HAND ? party.hand(victim) : party.table(victim);
  }

  /** Returns whether some of the fitting cards can stay: they are worth more than enough, or just enough without one of them. */
  private boolean leavesAny(Party party) {
    int gold = 0;
    boolean isAnyWorthless = false;
    for (int token = party.top(zone(party)); token >= 0; token = party.next(token)) {
      if (fits(party, token)) {
        gold += party.face(token).gold;
        isAnyWorthless |= party.face(token).gold == 0;
      }
    }
    return gold > count || gold == count && isAnyWorthless;
  }

  /** The bonus of the last of the best Items that are lost. */
  private int threshold(Party party) {
    int wanted = Math.min(count, fitting(party, Integer.MIN_VALUE));
    int threshold = Integer.MIN_VALUE;
    for (int token = party.top(zone(party)); token >= 0; token = party.next(token)) {
      int bonus = party.face(token).bonus;
      threshold = bonus > threshold && fitting(party, bonus) >= wanted ? bonus : threshold;
    }
    return threshold;
  }

  /** Returns how many fitting cards have at least this bonus. */
  private int fitting(Party party, int bonus) {
    int count = 0;
    for (int token = party.top(zone(party)); token >= 0; token = party.next(token)) {
      count += fits(party, token) && party.face(token).bonus >= bonus ? 1 : 0;
    }
    return count;
  }

  private boolean fits(Party party, int token) {
    Face face = party.face(token);
    return switch (what) {
      case ITEM, GOLD -> face.isItem; // MT-RUL-26
      case HEAD -> face.slot == Slot.HEAD;
      case ARMOR -> face.slot == Slot.ARMOR;
      case FOOT -> face.slot == Slot.FOOT;
      case ONEHAND -> face.slot == Slot.ONEHAND;
      case HANDS -> face.slot == Slot.ONEHAND || face.slot == Slot.TWOHAND;
      case EQUIPPED, BEST -> party.has(token, Num.EQUIPPED);
      case STANCE -> face.type == CardType.STANCE;
      case KATA -> face.type == CardType.KATA;
      case ALLY -> face.type == CardType.ALLY;
      case HAND -> true;
    };
  }
}
