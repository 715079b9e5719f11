package games.kumite.tmnt.loss;

import games.kumite.spi.actions.VerbAction;
import games.kumite.api.Action;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.cards.Cards;
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
 * MT-D10: cards of a victim are lost, one at a time; without asking where there is no choice. A number of cards is
 * chosen in the order of their ids, a sum of gold in any order.
 *
 * @param what what is lost
 * @param left how many cards still, or how much gold
 * @param chooser who chooses
 * @param victim whose they are
 * @param from the name of the last card, from which on cards are offered
 */
public record Loss(What what, int left, int chooser, int victim, int from) implements Question<Party> {

  private static final EventType LOST = EventType.of("lost", "MT-RUN-10").seat("victim").card("card");

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
    int left = lose.count() == 0 ? Short.MAX_VALUE : lose.count();
    party.then(new Loss(lose.what(), left, chooser, victim, 0));
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

  @Override
  public String kind() {
    return "loss";
  }

  @Override
  public int seat(Party party) {
    return chooser;
  }

  @Override
  public boolean answersItself() {
    return true;
  }

  private Zone zone(Party party) {
    return what == What.HAND ? party.hand(victim) : party.table(victim);
  }

  @Override
  public void run(Party party) {
    if (left <= 0) {
      return;
    }
    int most = worthFrom(party, 0);
    if (what == What.GOLD ? most >= left : most > left) {
      Question.super.run(party);
      return;
    }
    if (what == What.BEST && most > 0 && most < left && left < Short.MAX_VALUE) { // then the best of the others
      party.then(new Loss(what, most, chooser, victim, 0), new Loss(what, left - most, chooser, victim, 0));
      return;
    }
    loseAll(party);
  }

  private void loseAll(Party party) {
    int best = best(party);
    Cards cards = party.cards();
    int next;
    for (int token = cards.top(zone(party)); token >= 0; token = next) { // MT-RUN-11
      next = cards.next(token);
      boolean fits = fits(party, token, best);
      if (fits) {
        int attached = party.face(token).type == CardType.ITEM ? party.attached(token) : Party.NOBODY;
        next = next == attached && next >= 0 ? cards.next(next) : next;
        lose(party, token, victim);
      }
    }
  }

  @Override
  public void options(Party party, Options out) {
    if (what != What.GOLD) {
      list(party, out, from, left);
    }
    if (out.size() == 0) {
      list(party, out, 0, 0); // gold; else only where somebody imagines this hand
    }
  }

  private void list(Party party, Options out, int first, int need) {
    int best = best(party);
    Cards cards = party.cards();
    Zone zone = zone(party);
    for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
      Face face = party.face(token);
      if (fits(party, token, best) && !party.isRepeated(token, zone)
          && face.name >= first && worthFrom(party, face.name) >= need) {
        out.add(party.actions().of(Word.LOSE, face.name));
      }
    }
  }

  @Override
  public void chosen(Party party, Action action) {
    int name = ((VerbAction) action).first();
    int token = party.find(zone(party), name);
    int worth = worth(party.face(token));
    lose(party, token, victim);
    if (left > worth) {
      party.ask(new Loss(what, left - worth, chooser, victim, name));
    }
  }

  /** What the fitting cards from a name on are worth: their number, or their gold. */
  private int worthFrom(Party party, int name) {
    int best = best(party);
    int sum = 0;
    Cards cards = party.cards();
    for (int token = cards.top(zone(party)); token >= 0; token = cards.next(token)) {
      if (fits(party, token, best) && party.face(token).name >= name) {
        sum += worth(party.face(token));
      }
    }
    return sum;
  }

  private int worth(Face face) {
    return what == What.GOLD ? face.gold : 1;
  }

  private int best(Party party) {
    int best = Short.MIN_VALUE;
    if (what == What.BEST) {
      Cards cards = party.cards();
      for (int token = cards.top(zone(party)); token >= 0; token = cards.next(token)) {
        Face face = party.face(token);
        if (face.type == CardType.ITEM && party.has(token, Num.EQUIPPED)) {
          best = Math.max(best, face.bonus);
        }
      }
    }
    return best;
  }

  private boolean fits(Party party, int token, int best) {
    Face face = party.face(token);
    return switch (what) {
      case ITEM, GOLD -> face.type.isItem(); // MT-RUL-26
      case HEAD -> face.slot == Slot.HEAD;
      case ARMOR -> face.slot == Slot.ARMOR;
      case FOOT -> face.slot == Slot.FOOT;
      case ONEHAND -> face.slot == Slot.ONEHAND;
      case HANDS -> face.slot == Slot.ONEHAND || face.slot == Slot.TWOHAND;
      case EQUIPPED -> face.type == CardType.ITEM && party.has(token, Num.EQUIPPED);
      case BEST -> face.type == CardType.ITEM && party.has(token, Num.EQUIPPED) && face.bonus == best;
      case STANCE -> face.type == CardType.STANCE;
      case KATA -> face.type == CardType.KATA;
      case ALLY -> face.type == CardType.ALLY;
      case HAND -> true;
    };
  }
}
