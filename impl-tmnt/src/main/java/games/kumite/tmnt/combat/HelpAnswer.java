package games.kumite.tmnt.combat;

import games.kumite.spi.actions.VerbAction;
import games.kumite.api.Action;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;

/** The answer to an offer of help (MT-D13), and to a counter-offer (MT-D14). */
enum HelpAnswer implements Question<Party> {
  /** The asked player answers. */
  HELP,
  /** The fighter answers a counter-offer, which ends this asking. */
  COUNTER;

  private static final EventType DECLINED = EventType.of("help-declined", "MT-TMU-06").seat("by");

  @Override
  public String kind() {
    return this == HELP ? "help-answer" : "counter-answer";
  }

  @Override
  public int seat(Party party) {
    return this == HELP ? party.get(Num.PARTNER) : party.fighter();
  }

  @Override
  public void options(Party party, Options out) {
    out.add(party.actions().of(Word.ACCEPT));
    if (this == HELP && party.get(Num.COUNTERED) == 0) {
      out.add(party.actions().of(Word.COUNTER)); // MT-TMU-06: one
    }
    out.add(party.actions().of(Word.DECLINE));
  }

  @Override
  public void chosen(Party party, Action action) {
    switch ((Word) ((VerbAction) action).verb()) {
      case COUNTER -> Talk.counter(party);
      case ACCEPT -> accept(party);
      default -> {
        party.tell(DECLINED, seat(party));
        Talk.end(party);
      }
    }
  }

  private void accept(Party party) {
    if (this == COUNTER) {
      party.set(Num.OFFER_TREASURES, party.get(Num.COUNTER_TREASURES));
      party.set(Num.OFFER_ORDER, party.get(Num.COUNTER_ORDER));
      party.unmarkAll(Num.OFFERED);
      for (int token = 0; token < party.terms().size(); token++) {
        if (party.has(token, Num.COUNTER_OFFERED)) {
          party.mark(token, Num.OFFERED);
        }
      }
    }
    party.unmarkAll(Num.COUNTER_OFFERED);
    party.set(Num.TALK, Num.TALK_NONE);
    Monsters.help(party, party.get(Num.PARTNER)); // MT-TMU-07
  }
}
