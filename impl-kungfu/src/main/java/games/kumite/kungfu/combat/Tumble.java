package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * D-31: an Acrobat who has to Recoil S may make it M (KF-TRT-01e).
 *
 * @param recoil the Recoil
 */
record Tumble(Recoil.From recoil) implements Question<Fight> {

  @Override
  public String kind() {
    return "tumble";
  }

  @Override
  public int seat(Fight fight) {
    return fight.seatOf(recoil.figure());
  }

  @Override
  public void options(Fight fight, Options out) {
    out.add(fight.actions().of(Word.RECOIL_SHORT));
    out.add(fight.actions().of(Word.RECOIL_MEDIUM));
  }

  @Override
  public void chosen(Fight fight, Action action) {
    fight.then(recoil.to(((VerbAction) action).verb() == Word.RECOIL_MEDIUM ? Stick.MEDIUM : Stick.SHORT));
  }
}
