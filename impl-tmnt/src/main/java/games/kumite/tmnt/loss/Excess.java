package games.kumite.tmnt.loss;

import games.kumite.api.Prompt;
import games.kumite.spi.EventType;
import games.kumite.spi.Picks;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Selection;
import games.kumite.spi.Things;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Slot;
import games.kumite.tmnt.deal.Discards;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;
import games.kumite.tmnt.sums.Slots;
import java.util.Arrays;

/** What is beyond a limit goes one by one, and no further one as soon as the limit holds. About a seat. */
enum Excess implements Selection<Party, Integer> {
  /** MT-D20: Katas beyond the Level are discarded. */
  RANK_EXCESS(Word.DISCARD, new Refusal("MT-KAT-08", "no-kata")) {
    @Override
    boolean fits(Party party, int token) {
      return party.face(token).type == CardType.KATA;
    }

    @Override
    int excess(Party party, int owner, Picks picks) {
      return Math.max(0, ranks(party, owner, picks) - party.level(owner));
    }

    @Override
    public Prompt prompt(Party party, Integer owner, Picks picks) {
      return Question.prompt(party, kind(), owner, ranks(party, owner, picks), party.level(owner));
    }

    private static int ranks(Party party, int owner, Picks gone) {
      int ranks = party.ranks(owner);
      for (int i = 0; i < gone.size(); i++) {
        ranks -= party.face(gone.get(i)).rank;
      }
      return ranks;
    }

    @Override
    void goes(Party party, int owner, int token) {
      Discards.discard(party, token);
      party.tell(DISCARDED, owner, token);
    }
  },
  /** MT-D19: Items beyond the slots are turned sideways, also in combat; each must lower the excess if one can. */
  SURPLUS(Word.SIDEWAYS, new Refusal("MT-ITM-10", "no-surplus")) {
    @Override
    boolean fits(Party party, int token) {
      return party.face(token).slot != Slot.NONE && party.has(token, Num.EQUIPPED) && party.attached(token) < 0;
    }

    @Override
    int excess(Party party, int owner, Picks picks) {
      return Slots.excess(party, owner, picks);
    }

    @Override
    void goes(Party party, int owner, int token) {
      party.unmark(token, Num.EQUIPPED);
      party.tell(TURNED, owner, token);
    }
  };

  private static final EventType DISCARDED = EventType.of("rank-excess", "MT-KAT-08").seat("who").card("card");
  private static final EventType TURNED = EventType.of("surplus", "MT-ITM-10").seat("who").card("card");

  private final Word word;
  private final Refusal unfit;

  Excess(Word word, Refusal unfit) {
    this.word = word;
    this.unfit = unfit;
  }

  /** Returns whether a card in play can go. */
  abstract boolean fits(Party party, int token);

  /** By how much the limit is broken without the picks, 0 if it holds. */
  abstract int excess(Party party, int owner, Picks picks);

  abstract void goes(Party party, int owner, int token);

  @Override
  public int seat(Party party, Integer owner) {
    return owner;
  }

  @Override
  public boolean answersItself() {
    return true;
  }

  @Override
  public boolean isOrdered() {
    return true;
  }

  @Override
  public void things(Party party, Integer owner, Things out) {
    for (int token = party.top(party.table(owner)); token >= 0; token = party.next(token)) {
      if (fits(party, token)) {
        party.offer(token, word, owner, out);
      }
    }
  }

  @Override
  public boolean isLegal(Party party, Integer owner, Picks picks) {
    return excess(party, owner, picks) == 0;
  }

  @Override
  public boolean canBecomeLegal(Party party, Integer owner, Picks picks, Things rest) {
    if (picks.size() == 0) {
      return true;
    }
    Picks before = Picks.of(Arrays.copyOf(picks.toArray(), picks.size() - 1));
    int excess = excess(party, owner, before);
    return excess > 0 && (excess(party, owner, picks) < excess || !canLower(party, owner, before, rest));
  }

  /** Where Items that make room for each other are the surplus, no single one lowers the excess. */
  private boolean canLower(Party party, int owner, Picks gone, Things rest) {
    int excess = excess(party, owner, gone);
    for (int place = 0; place < rest.size(); place++) {
      if (rest.isLeft(place) && excess(party, owner, gone.and(rest.get(place))) < excess) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Refusal unfit(Party party, Integer about) {
    return unfit;
  }

  @Override
  public Integer chosen(Party party, Integer owner, Picks picks) {
    for (int i = 0; i < picks.size(); i++) {
      goes(party, owner, picks.get(i));
    }
    return owner;
  }
}
